// axe-core looks for barriers: contrast, names, roles.
import { axeSource } from './modules.mjs';

// Of `rules` only, or of all.
export async function barriers(page, rules = null) {
  // Evaluated by the debugger, not by the page: its content security policy stays as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], selectors: false, ...(rules ? { runOnly: rules } : {}) });
    return violations.flatMap(({ id, nodes }) => nodes.slice(0, 4).map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? node.failureSummary}`));
  }, rules);
}
