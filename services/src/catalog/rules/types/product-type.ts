import { comparable, wordsIn } from '../search-query.ts';
import { isForm } from './forms.ts';
import { lastNamed, type Named, phrasesIn, withKind } from './phrases-in.ts';
import { phraseKey } from './phrase-key.ts';
import type { GroceryType, Taxonomy } from './taxonomy.ts';

/** What follows one of these tells more about a product, and isn't what it is: tuna in water, dip for chips. */
const aside = /\s(?:with|in|for|w\/)\s|[,(/–]|\s-\s/i;

const goesWith = /\s(?:with|in|for|w\/)\s/i;

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
  const named = firstTyped(taxonomy, texts, shelfId) ?? turnedAround(taxonomy, texts, shelfId);
  if (named) return idsOf(kindNamed(taxonomy, named, { name, shelfId }));
  const shelf = shelfId.split('.').at(-1) ?? '';
  const alike = firstTyped(taxonomy, [category, shelf], shelfId);
  const { here, near, far } = elsewhere(taxonomy, texts, shelfId);
  const certain = here ? idsOf(here) : [];
  const others = [alike, near ?? far].flatMap((type) => (type ? idsOf(type) : []));
  return [...certain, ...new Set(others.filter((id) => !certain.includes(id)).map((id) => `${likely}${id}`))];
}

/** Balsamic Honey Vinegar is balsamic vinegar: the last word says what it is, and the words that make it a kind of that may stand anywhere. */
function kindNamed(
  taxonomy: Taxonomy,
  type: GroceryType,
  { name, shelfId }: { name: string; shelfId: string },
): GroceryType {
  const [itself = ''] = name.split(goesWith);
  const words = wordsIn(comparable(itself));
  const phrases = phrasesIn(taxonomy, words, 'en');
  const named = lastNamed(phrases.filter(({ types }) => types.includes(type)));
  if (!named) return type;
  const said = new Set(words.map((word) => phraseKey([word], 'en')));
  const fitting = (taxonomy.kinds.get(type.id) ?? []).filter(
    (kind) => kind.words.every((word) => said.has(word)) && standsOn(kind.type, shelfId),
  );
  const [likeliest] = fitting.toSorted((one, other) => other.words.length - one.words.length);
  return likeliest?.type ?? kindBeside(phrases, named, type, shelfId) ?? type;
}

/** Cheese Ravioli Large Filled Pasta is cheese ravioli, and Soda, Cola is cola: the kind is named beside what it belongs to. */
const kindBeside = (phrases: readonly Named[], { from, to }: Named, type: GroceryType, shelfId: string) =>
  lastNamed(
    phrases.flatMap(({ types, ...place }) => {
      const kinds = types.filter((each) => each.broader.includes(type.id) && standsOn(each, shelfId));
      return kinds.length === 0 || (place.from < to && place.to > from) ? [] : [{ types: kinds, ...place }];
    }),
  )?.types[0];

/**
 * What the end of a name says of another shelf of its department: romaine that is cut and washed stands beside salads. Two words
 * tell it of any shelf, unless they tell a flavor: pulled pork is that in a can.
 */
function elsewhere(
  taxonomy: Taxonomy,
  texts: readonly string[],
  shelfId: string,
): { here?: GroceryType | undefined; near?: GroceryType | undefined; far?: GroceryType | undefined } {
  const [department = ''] = shelfId.split('.');
  for (const [at, text] of texts.entries()) {
    const words = wordsIn(comparable(text));
    // Celery hearts are celery.
    const end = words.findLastIndex((word) => !isForm(taxonomy.forms, word, 'en')) + 1;
    const ending = phrasesIn(taxonomy, words, 'en').filter(({ to }) => to === words.length || to === end);
    const isNear = ({ shelves }: GroceryType) => shelves.some((shelf) => shelf.split('.')[0] === department);
    const near = lastNamed(ending.filter(({ types }) => types.some(isNear)))?.types.find(isNear);
    const far = at === 0 ? lastNamed(ending.filter(({ from, to }) => to - from > 1))?.types[0] : undefined;
    if (near || far) return { here: at === 0 ? near : undefined, near, far };
  }
  return {};
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

/** Bread, Garlic is garlic bread, also where no other bread stands. */
function turnedAround(taxonomy: Taxonomy, [first = '', ...others]: readonly string[], shelfId: string) {
  const words = wordsIn(comparable(first));
  return words.length === 0 ? undefined : turnedType(taxonomy, words, others, shelfId);
}

const standsOn = ({ shelves }: GroceryType, shelfId: string): boolean =>
  shelves.some((shelf) => shelfId === shelf || shelfId.startsWith(`${shelf}.`));
