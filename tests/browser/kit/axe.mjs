// axe-core looks for barriers: contrast, names, roles.
import { settled } from './screens.mjs';
import { axeSource } from './modules.mjs';

// Of `rules` only, or of all.
export async function barriers(page, rules = null) {
  // Evaluated by the debugger, not by the page: its content security policy stays as it is.
  await settled(page); // colours on their way have no contrast yet
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], selectors: false, ...(rules ? { runOnly: rules } : {}) });
    return violations.flatMap(({ id, nodes }) => nodes.slice(0, 4).map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? node.failureSummary}`));
  }, rules);
}

export async function barriersInBothLights(page) {
  const found = await barriers(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Only colours differ.
  found.push(...(await barriers(page, ['color-contrast', 'link-in-text-block'])).map((one) => `dark: ${one}`));
  await page.emulateMedia({ colorScheme: 'light' });
  await settled(page);
  return found;
}
