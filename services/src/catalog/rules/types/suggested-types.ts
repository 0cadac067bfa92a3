import { comparable, wordsIn } from '../search-query.ts';
import { phraseKey } from './phrase-key.ts';
import type { GroceryType, Taxonomy } from './taxonomy.ts';

type Language = 'en' | 'es';

/** How much a store sells of each type that it has now, in no unit of its own; a type that it has nothing of isn't there. */
export type TypesHeld = ReadonlyMap<string, number>;

/** Products of the same own type that a store has now. */
export interface OwnType {
  type: string;
  count: number;
  popularity: number;
}

/** What a store has of each type, with what belongs to it: cheddar counts as cheese, too. Where no sales are known, products count. */
export function typesHeld({ types }: Taxonomy, own: readonly OwnType[]): TypesHeld {
  const weights = new Map(own.map(({ type, count, popularity }) => [type, count + popularity]));
  const held = new Map<string, number>();
  for (const { id, broader } of types) {
    const weight = weights.get(id) ?? 0;
    if (weight > 0) for (const each of [id, ...broader]) held.set(each, (held.get(each) ?? 0) + weight);
  }
  return held;
}

/** A type, as a search for it is written. */
export interface TypeNamed {
  id: string;
  name: string;
  /** It says less than the type, as honeycrisp says of apples: what the store has of the type needn't be called so. */
  isPart: boolean;
}

/**
 * The types that someone may mean who has typed this much, of those that a store has: the narrower ones of a type that is
 * named already; then those that are called so, by their usual name before any other; then those that have a word like it. The
 * language of the page comes first, and what sells most.
 * @param typed a space at its end says that the word is whole
 */
export function suggestedTypes(taxonomy: Taxonomy, held: TypesHeld, typed: string, language: Language): TypeNamed[] {
  const begun = begunIn(typed);
  if (begun.trim() === '') return [];
  const exact = exactly(taxonomy, begun.trim(), language);
  const found = taxonomy.types.flatMap((type) => {
    const weight = held.get(type.id) ?? 0;
    const best = weight > 0 && bestName(type, begun, exact, language);
    return best ? [{ id: type.id, ...best, weight }] : [];
  });
  const byName = new Map<string, TypeNamed>();
  for (const { id, name, isPart } of found.toSorted((one, other) => one.rank - other.rank || other.weight - one.weight))
    if (!byName.has(comparable(name))) byName.set(comparable(name), { id, name, isPart });
  return [...byName.values()];
}

/** What was typed, to compare by. */
const begunIn = (typed: string): string => comparable(typed) + (/\s$/.test(typed) ? ' ' : '');

/**
 * What the nearest of the types that are meant is called, of those that a store has: the type itself, where only what is asked of
 * it besides can't be had; or else the narrowest that it belongs to. Null when that says what was typed, or nothing.
 */
export function nearestType(
  { types }: Taxonomy,
  held: TypesHeld,
  meant: readonly string[],
  typed: string,
  language: Language,
): string | null {
  const byId = new Map(types.map((type) => [type.id, type]));
  for (const id of meant)
    for (const each of [id, ...(byId.get(id)?.broader ?? [])]) {
      const type = byId.get(each);
      const name = type && held.has(each) ? usualName(type, language) : null;
      if (name !== null && keyOf(name, language) !== keyOf(typed, language)) return name;
    }
  return null;
}

/** What a type is usually called. */
export const usualName = (type: GroceryType, language: Language): string => namesOf(type, language)[0] ?? type.id;

/** What a type is called, the usual name first: in English in the plural where its id is, since a shopper looks for apples. */
function namesOf({ id, names }: GroceryType, language: Language): readonly string[] {
  if (language === 'es') return names.es;
  const last = id.split('-').at(-1) ?? id;
  return names.en.map((name) =>
    name
      .split(' ')
      .map((word, at, words) => (at === words.length - 1 && keyOf(word, 'en') === keyOf(last, 'en') ? last : word))
      .join(' '),
  );
}

const keyOf = (name: string, language: Language): string => phraseKey(wordsIn(comparable(name)), language);

interface Exact {
  /** The likeliest first. */
  ids: readonly string[];
  language: Language;
}

/** The types that are named in full, and in which language. */
function exactly({ asked }: Taxonomy, text: string, language: Language): Exact {
  const order: readonly Language[] = language === 'es' ? ['es', 'en'] : ['en', 'es'];
  for (const each of order) {
    const types = asked[each].get(keyOf(text, each));
    if (types) return { ids: types.map(({ id }) => id), language: each };
  }
  return { ids: [], language };
}

interface Ranked {
  name: string;
  rank: number;
  isPart: boolean;
}

/** A step for each way to be meant; a name in the other language comes half a step later. */
const ranks = { narrower: 1, saysIt: 2, usual: 3, synonym: 4, otherName: 5, inUsual: 6, inSynonym: 7 } as const;

function bestName(type: GroceryType, begun: string, exact: Exact, language: Language): Ranked | undefined {
  const usual = usualName(type, exact.language);
  if (exact.ids.includes(type.id)) {
    const isSaid = keyOf(usual, exact.language) === keyOf(begun, exact.language);
    // Someone who types coke is shown cola; a straw, which may be many things, isn't paper plates.
    return isSaid || exact.ids[0] !== type.id ? undefined : { name: usual, rank: ranks.otherName, isPart: false };
  }
  if (type.broader.some((id) => exact.ids.includes(id))) return { name: usual, rank: ranks.narrower, isPart: false };
  const other: Language = language === 'es' ? 'en' : 'es';
  const ranked = [language, other].flatMap((each) =>
    namesOf(type, each).flatMap((name, at) => {
      const isUsual = at === 0;
      const says = isUsual && exact.ids.length > 0 && saysWhole(name, begun, each);
      const rank = says ? ranks.saysIt : rankOf(name, begun, isUsual);
      return rank === null ? [] : [{ name, rank: each === language ? rank : rank + 0.5, isPart: !isUsual }];
    }),
  );
  return ranked.toSorted((one, another) => one.rank - another.rank)[0];
}

/** Has a name all that was typed as words of its own, in any number? Bell peppers are a pepper, and peppermint isn't. */
const saysWhole = (name: string, begun: string, language: Language): boolean =>
  ` ${keyOf(name, language)} `.includes(` ${keyOf(begun, language)} `);

function rankOf(name: string, begun: string, isUsual: boolean): number | null {
  const plain = `${comparable(name)} `;
  if (plain.startsWith(begun)) return isUsual ? ranks.usual : ranks.synonym;
  if (plain.includes(` ${begun}`)) return isUsual ? ranks.inUsual : ranks.inSynonym;
  return null;
}
