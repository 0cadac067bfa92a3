import { comparable, singular, wordsIn } from '../search-query.ts';

/** What a product is to those who shop for it, such as `oat-milk`. */
export interface GroceryType {
  id: string;
  /** Where its products stand: the beginnings of their shelves' ids. */
  shelves: readonly string[];
  /** The types it belongs to as well, nearest first. */
  broader: readonly string[];
  /** What it is called, as it is written, the usual name first. */
  names: Readonly<Record<'en' | 'es', readonly string[]>>;
}

type Language = 'en' | 'es';

/** Which types a phrase can name, the likeliest first, by the phrase's {@link phraseKey}. */
export type Phrases = ReadonlyMap<string, readonly GroceryType[]>;

export interface Taxonomy {
  types: readonly GroceryType[];
  phrases: Readonly<Record<Language, Phrases>>;
  /** The English names of what a Spanish phrase can name, by its key: they find words that are written in English only. */
  translations: ReadonlyMap<string, readonly string[]>;
  /** What a type is usually called, as it is written, by its id. */
  usualNames: ReadonlyMap<string, Readonly<Record<Language, string>>>;
}

/** Words as a phrase is looked up by: in the singular, without accents. */
export const phraseKey = (words: readonly string[], language: Language): string =>
  words.map((word) => (language === 'es' ? singularEs(word) : singular(word).replace(/ie$/, 'y'))).join(' ');

/** A Spanish word in the singular, well enough to compare by: limones and limón, nueces and nuez. */
function singularEs(word: string): string {
  if (word.length > 4 && word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  if (word.length > 4 && /[djlnrs]es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[aeiou]s$/.test(word) ? word.slice(0, -1) : word;
}

const columns = 'type,shelves,of,en,es';

/**
 * The types in a file with a header and a line for each: its id, where it stands, the types it belongs to, and what it is
 * called in English and in Spanish, the usual name first. Where a name can mean several, the line that stands first is the likeliest.
 * @throws Error naming the line that can't be read
 */
export function taxonomyIn(csv: string): Taxonomy {
  const [header, ...lines] = csv.trim().split(/\r?\n/);
  if (header !== columns) throw new Error(`Line 1: the columns are ${columns}`);
  const rows = lines.map((line, at) => rowIn(line, at + 2));
  const parents = new Map(rows.map(({ id, of }) => [id, of]));
  if (parents.size < rows.length) throw new Error('A type stands in two lines.');
  const unknown = rows.flatMap(({ of }) => of).find((id) => !parents.has(id));
  if (unknown !== undefined) throw new Error(`There is no type ${unknown}.`);
  const named = rows.map(({ id, shelves, en, es }) => ({
    type: { id, shelves, broader: broaderThan(id, parents), names: { en, es } },
    en: en.map(comparable),
    es: es.map(comparable),
  }));
  const translations = new Map<string, string[]>();
  for (const { en, es } of named)
    for (const name of es) {
      const key = phraseKey(wordsIn(name), 'es');
      translations.set(key, [...(translations.get(key) ?? []), ...en.slice(0, 1)]);
    }
  return {
    types: named.map(({ type }) => type),
    phrases: { en: phrasesIn(named, 'en'), es: phrasesIn(named, 'es') },
    translations,
    usualNames: new Map(rows.map(({ id, en, es }) => [id, { en: en[0] ?? id, es: es[0] ?? id }])),
  };
}

interface Row extends Record<Language, readonly string[]> {
  id: string;
  shelves: readonly string[];
  of: readonly string[];
}

function rowIn(line: string, number: number): Row {
  const fields = line.split(',');
  const [id = '', shelves = '', of = '', en = '', es = ''] = fields;
  if (fields.length !== 5 || !/^[a-z]+(-[a-z]+)*$/.test(id) || shelves === '' || en === '' || es === '')
    throw new Error(`Line ${number} isn't a type: ${line}`);
  const several = (text: string) => text.split(' ').filter((each) => each !== '');
  const names = (text: string) => text.split('|').map((name) => name.trim());
  return { id, shelves: several(shelves), of: several(of), en: names(en), es: names(es) };
}

/** All that a type belongs to, nearest first. */
function broaderThan(id: string, parents: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  for (let next = [...(parents.get(id) ?? [])]; next.length > 0; next = next.flatMap((each) => parents.get(each) ?? []))
    for (const each of next) {
      if (each === id) throw new Error(`The type ${id} belongs to itself.`);
      if (!found.includes(each)) found.push(each);
    }
  return found;
}

function phrasesIn(
  named: readonly (Record<Language, readonly string[]> & { type: GroceryType })[],
  language: Language,
): Phrases {
  const phrases = new Map<string, GroceryType[]>();
  for (const { type, ...names } of named)
    for (const name of names[language]) {
      const key = phraseKey(wordsIn(name), language);
      const types = phrases.get(key) ?? [];
      if (!types.includes(type)) phrases.set(key, [...types, type]);
    }
  return phrases;
}
