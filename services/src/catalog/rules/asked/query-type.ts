import { comparable, eitherWay, type OtherWays, termsOf, type TypesMeant } from '../search-query.ts';
import { asides, joining, spanishWays } from './said-around.ts';
import { isSizeWord } from './size-asked.ts';
import { isForm } from '../types/forms.ts';
import { firstNamed, lastNamed, type Named, phrasesAsked, withKind } from '../types/phrases-in.ts';
import { phraseKey } from '../types/phrase-key.ts';
import type { GroceryType, Taxonomy } from '../types/taxonomy.ts';

type Language = 'en' | 'es';

/** What a query is about, and the language it is read in. */
export interface Meant extends TypesMeant {
  language: Language;
  /** Where products of the types stand. */
  departments: readonly string[];
  /** The words that name the type. */
  named: readonly string[];
  /** What it comes with or in, of a name as a query: it isn't asked, and makes a better match; null where nothing is said. */
  aside: string | null;
}

const nothing: OtherWays = () => undefined;

/**
 * The types that a query is about, and what it asks of them besides: in English the last phrase that names a type, in Spanish the
 * first, before words such as with and con. Where both languages can be meant, the one that explains more words is, and
 * otherwise the language of the page.
 * @param synonyms what the words that ask for more can be called as well
 */
export function typesMeant(
  taxonomy: Taxonomy,
  typed: readonly string[],
  language: Language = 'en',
  synonyms: OtherWays = nothing,
): Meant | undefined {
  const words = typed.map(comparable);
  const [english, spanish] = [readIn(taxonomy, words, 'en'), readIn(taxonomy, words, 'es')];
  const meant = likelier(english, spanish, language);
  if (!meant) return undefined;
  const isSame = (other: Read) => other.from === meant.from && other.to === meant.to;
  const types = [meant, english, spanish].flatMap((each) =>
    each && (each === meant || isSame(each)) ? [...each.types, ...translatedTypes(taxonomy, words, each)] : [],
  );
  const ways = meant.language === 'es' ? eitherWay(synonyms, spanishWays(taxonomy)) : synonyms;
  const accented = taxonomy.accented.get(typed.slice(meant.from, meant.to).join(' ')) ?? [];
  const all: readonly GroceryType[] = [...new Set([...accented, ...types])];
  return {
    ids: all.map(({ id }) => id),
    department: departmentsOf(all[0])[0] ?? '',
    departments: [...new Set(all.flatMap(departmentsOf))],
    broader: [...new Set(all.flatMap(({ broader }) => broader))],
    part: partOf(taxonomy, words, meant, all, ways),
    rest: restOf(taxonomy, words, meant, ways),
    language: meant.language,
    named: typed.slice(meant.from, meant.to),
    aside: asideOf(words, meant, ways),
  };
}

/** A name of several words by its shortest part that names what the types belong to, and the other words of it. */
function partOf(
  taxonomy: Taxonomy,
  words: readonly string[],
  { language, from, to, end }: Read,
  types: readonly GroceryType[],
  ways: OtherWays,
): TypesMeant['part'] {
  const broader = new Set(types.flatMap((type) => type.broader));
  const named = phrasesAsked(taxonomy, words.slice(from, to), language).filter((each) =>
    language === 'en' ? each.from > 0 && each.to === to - from : each.from === 0 && each.to < to - from,
  );
  for (const each of named) {
    const ids = each.types.map(({ id }) => id).filter((id) => broader.has(id));
    const rest = restOf(taxonomy, words, { ...each, from: from + each.from, to: from + each.to, language, end }, ways);
    if (ids.length > 0 && rest !== null) return { ids, rest };
  }
  return undefined;
}

/** What a Spanish name is in English can name more types: ejotes are green beans, canned ones too. */
function translatedTypes(taxonomy: Taxonomy, words: readonly string[], { language, from, to }: Read): GroceryType[] {
  if (language === 'en') return [];
  const ways = spanishWays(taxonomy)(words.slice(from, to)) ?? [];
  return ways.flatMap((way) => taxonomy.asked.en.get(phraseKey(way, 'en')) ?? []);
}

/** Of several places, the first is where a type is looked for. */
const departmentsOf = (type: GroceryType | undefined): string[] =>
  (type?.shelves ?? []).map((shelf) => shelf.split('.')[0] ?? '');

interface Read extends Named {
  language: Language;
  /** Where the asides begin. */
  end: number;
}

function readIn(taxonomy: Taxonomy, words: readonly string[], language: Language): Read | undefined {
  const found = phrasesAsked(taxonomy, words, language);
  const whole = found.find(({ from, to }) => from === 0 && to === words.length);
  if (whole) return { ...whole, language, end: words.length };
  // Creamer is called crema para café: what stands within a name is no aside.
  const isWithin = (at: number) => found.some(({ from, to }) => from < at && at < to - 1);
  const aside = words.findIndex((word, at) => at > 0 && asides[language].includes(word) && !isWithin(at));
  const end = aside < 0 ? words.length : aside;
  const turned = language === 'en' && words[end] === 'for' ? turnedAround(taxonomy, words, end) : undefined;
  if (turned) return { ...turned, language };
  const before = found.filter(({ to }) => to <= end);
  const named = language === 'en' ? withKind(before, lastNamed(before)) : firstNamed(before);
  const inside = withoutForms(taxonomy, words.slice(0, end), before, language);
  const left = (each: Named) =>
    [...words.slice(0, each.from), ...words.slice(each.to, end)].filter((word) => saysMore(taxonomy, word, language));
  const better = named && inside && left(inside).length < left(named).length ? inside : named;
  return better && { ...better, language, end };
}

/** What is named without what it comes in or as: strawberry yogurt cups are yogurt, and filete de pescado is fish. */
function withoutForms(
  { forms }: Taxonomy,
  words: readonly string[],
  found: readonly Named[],
  language: Language,
): Named | undefined {
  const isPlain = (word: string) => !isForm(forms, word, language) && !(language === 'es' && word === 'de');
  if (language === 'en') {
    const end = words.findLastIndex(isPlain) + 1;
    const inside = found.filter(({ to }) => to <= end);
    return withKind(inside, lastNamed(inside));
  }
  const begin = words.findIndex(isPlain);
  return firstNamed(found.filter(({ from }) => from >= begin && begin >= 0));
}

/** Food for cats is cat food. */
function turnedAround(taxonomy: Taxonomy, words: readonly string[], at: number): (Named & { end: number }) | undefined {
  const [thing, use] = [words.slice(0, at), words.slice(at + 1).filter((word) => !joining.en.includes(word))];
  const turned = [...use, ...thing];
  const named = phrasesAsked(taxonomy, turned, 'en').find(({ from, to }) => from === 0 && to === turned.length);
  return named && { types: named.types, from: 0, to: words.length, end: words.length };
}

function likelier(english: Read | undefined, spanish: Read | undefined, language: Language): Read | undefined {
  if (!english || !spanish) return english ?? spanish;
  const more = spanish.to - spanish.from - (english.to - english.from);
  return more > 0 || (more === 0 && language === 'es') ? spanish : english;
}

/** Does a word ask for something? What a thing comes in or as, few names say: it makes a better match, and isn't asked. */
const saysMore = ({ forms }: Taxonomy, word: string, language: Language): boolean =>
  // Of a word that is nothing but accents, nothing is left.
  word !== '' && !joining[language].includes(word) && !isSizeWord(word) && !isForm(forms, word, language);

/** What is asked of the type besides, as a query: each word, or what it can be called as well. */
function restOf(
  taxonomy: Taxonomy,
  words: readonly string[],
  { from, to, end, language }: Read,
  ways: OtherWays,
): string | null {
  const asked = (some: readonly string[]) => some.filter((word) => saysMore(taxonomy, word, language));
  const parts = [asked(words.slice(0, from)), asked(words.slice(to, end))].filter((part) => part.length > 0);
  return parts.length === 0 ? null : parts.map((part) => termsOf(part, ways)).join(' & ');
}

/** Chips with salt and vinegar say so in their names; what comes without something doesn't. */
function asideOf(words: readonly string[], { end, language }: Read, ways: OtherWays): string | null {
  const [first = '', ...others] = words.slice(end);
  const said = others.filter((word) => word !== '' && ![...joining[language], ...asides[language]].includes(word));
  return said.length === 0 || without.has(first) ? null : termsOf(said, ways, 'A');
}
const without = new Set(['without', 'no', 'sin']);
