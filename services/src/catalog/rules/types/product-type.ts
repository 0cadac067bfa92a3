import { comparable, wordsIn } from '../search-query.ts';
import { lastNamed, phrasesIn, withKind } from './phrases-in.ts';
import { phraseKey } from './phrase-key.ts';
import type { GroceryType, Taxonomy } from './taxonomy.ts';

/** What follows one of these tells more about a product, and isn't what it is: tuna in water, dip for chips. */
const aside = /\s(?:with|in|for|w\/)\s|[,(/–]|\s-\s/i;

/** Before the id of a type that a product's category or shelf tells, and not its name: it may be something like it. */
export const likely = '~';

/**
 * What a product is, among the types of its shelf: its own type first, then those it belongs to. Its name tells; or else the
 * category that a file gives or the name of its shelf, with {@link likely} before each id. Empty when nothing says anything we know.
 */
export function typesOf(
  taxonomy: Taxonomy,
  { name, shelfId, category = '' }: { name: string; shelfId: string; category?: string | undefined },
): string[] {
  const texts = [...name.split(aside), name];
  const named = firstTyped(taxonomy, texts, shelfId);
  if (named) return idsOf(named);
  const shelf = shelfId.split('.').at(-1) ?? '';
  const alike = firstTyped(taxonomy, [category, shelf], shelfId);
  const near = elsewhereInDepartment(taxonomy, texts, shelfId);
  return [...new Set([alike, near].flatMap((type) => (type ? idsOf(type) : [])))].map((id) => `${likely}${id}`);
}

/** What the end of a name says of another shelf of its department: romaine that is cut and washed stands beside salads. */
function elsewhereInDepartment(taxonomy: Taxonomy, texts: readonly string[], shelfId: string): GroceryType | undefined {
  const [department = ''] = shelfId.split('.');
  for (const text of texts) {
    const words = wordsIn(comparable(text));
    const ending = phrasesIn(taxonomy, words, 'en').filter(({ to }) => to === words.length);
    const type = lastNamed(ending)?.types.find(({ shelves }) =>
      shelves.some((shelf) => shelf.split('.')[0] === department),
    );
    if (type) return type;
  }
  return undefined;
}

const idsOf = ({ id, broader }: GroceryType): string[] => [id, ...broader];

/** The type that the first of these texts names that names one, among those of a shelf. */
function firstTyped(taxonomy: Taxonomy, texts: readonly string[], shelfId: string): GroceryType | undefined {
  for (const [at, text] of texts.entries()) {
    const words = wordsIn(comparable(text));
    for (const language of ['en', 'es'] as const) {
      const found = phrasesIn(taxonomy, words, language).flatMap(({ types, ...place }) => {
        const here = types.filter((type) => standsOn(type, shelfId));
        return here.length === 0 ? [] : [{ types: here, ...place }];
      });
      const last = language === 'en' ? withKind(found, lastNamed(found)) : lastNamed(found);
      const type = last?.types[0];
      if (!last || !type) continue;
      return language === 'en'
        ? (turnedType(taxonomy, words.slice(last.from, last.to), texts.slice(at + 1), shelfId) ?? type)
        : type;
    }
  }
  return undefined;
}

/** Milk, Chocolate is chocolate milk: what follows a comma may name the type together with what stands before. */
function turnedType(
  { phrases }: Taxonomy,
  named: readonly string[],
  others: readonly string[],
  shelfId: string,
): GroceryType | undefined {
  for (const other of others) {
    const turned = phraseKey([...wordsIn(comparable(other)), ...named], 'en');
    const type = phrases.en.get(turned)?.find((each) => standsOn(each, shelfId));
    if (type) return type;
  }
  return undefined;
}

const standsOn = ({ shelves }: GroceryType, shelfId: string): boolean =>
  shelves.some((shelf) => shelfId === shelf || shelfId.startsWith(`${shelf}.`));
