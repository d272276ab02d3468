// The rules pages of docs/rules, loaded when somebody looks something up.
import type { Language } from '../language/words';
import { parse, type Block } from './markdown';

const files = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

export async function rulesOf(game: string, language: Language): Promise<Block[]> {
  const ending = language === 'en' ? '' : `.${language}`;
  const file = files[`../../../docs/rules/${game}${ending}.md`];
  return file ? parse(await file()) : [];
}
