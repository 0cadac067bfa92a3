import type { ProductSearch } from '../../../../generated/rest.ts';
import { locales } from '../../../../../../server-kit/language.ts';
import { inLanguages, type Language } from '../../../../shared/language.ts';
import { texts } from '../../texts/index.ts';

/** `milk, eggs, or nuts` */
const lists = inLanguages((language) => new Intl.ListFormat(locales[language], { type: 'disjunction' }));

/** What a search leaves out, and what can't be known of it; null where nothing is left out. */
export function leftOutText(
  { excluded, unstated, total }: Pick<ProductSearch, 'excluded' | 'unstated' | 'total'>,
  language: Language,
): string | null {
  if (excluded.length === 0) return null;
  const said = texts[language].search;
  const names = excluded.map(({ kind, name }) => (kind === 'FOOD' ? name : said.avoided[kind]));
  const sentences = [
    said[total === 0 ? 'nothingWithout' : 'leavesOut'](lists[language].format(new Set(names))),
    ...(unstated > 0 ? [said.unstated(unstated)] : []),
    said.checkLabel,
  ];
  return sentences.join(' ');
}
