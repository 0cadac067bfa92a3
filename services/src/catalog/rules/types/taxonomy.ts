import { comparable, wordsIn } from '../search-query.ts';
import { phraseKey } from './phrase-key.ts';
import { type Forms, formsHeader, formsIn } from './forms.ts';
import { kindsOf, phrasesOf, withOthers } from './phrases-of.ts';

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

/** A type by one of its names: the words before the name of what it belongs to, each a key. */
export interface Kind {
  type: GroceryType;
  words: readonly string[];
}

/** Which types a phrase can name, the likeliest first, by the phrase's {@link phraseKey}. */
export type Phrases = ReadonlyMap<string, readonly GroceryType[]>;

export interface Taxonomy {
  types: readonly GroceryType[];
  phrases: Readonly<Record<Language, Phrases>>;
  /** The same with what people from elsewhere call types: what shoppers ask for, and no label says. */
  asked: Readonly<Record<Language, Phrases>>;
  /** The kinds of a type that are called by its name and further words, by its id: balsamic vinegar is vinegar. */
  kinds: ReadonlyMap<string, readonly Kind[]>;
  /** What things come in and as, in words that say no type of their own. */
  forms: Forms;
  /** What the English of elsewhere is in American English: tinned is canned. */
  american: ReadonlyMap<string, string>;
  /** The types of what a name with an accent means that another without it doesn't: rosé is wine, and a rose is a flower. */
  accented: ReadonlyMap<string, readonly GroceryType[]>;
  /** The keys of the brand names that people call things by, whoever makes them: coke is cola. */
  brands: ReadonlySet<string>;
  /** What a Spanish phrase is in English, by its key: it finds words that are written in English only. */
  translations: ReadonlyMap<string, readonly string[]>;
  /** What a type is usually called, as it is written, by its id. */
  usualNames: ReadonlyMap<string, Readonly<Record<Language, string>>>;
  /** Every word of these files, without accents, in the plural or the singular as it stands there: none of them is misspelled. */
  words: ReadonlySet<string>;
}

const columns = 'type,shelves,of,en,es';

/** What merchandisers write of types and words, each a file of comma-separated values. */
export interface TaxonomyFiles {
  /** A line for each type: its id, where it stands, the types it belongs to, and its names in both languages, the usual name first. */
  types: string;
  /** A line for each type that has brand names that people call it by: `type,names`. */
  brands?: string;
  /** What people from elsewhere call types: `type,en,es`. */
  elsewhere?: string;
  /** What words are in American English: `said,american`. */
  english?: string;
  /** What words that describe products are in English, each way in one word or several: `es,en`. */
  words?: string;
  /** The words that Spanish names are composed of: `en,es,role`. */
  dictionary?: string;
  /** What things come in and as: `language,words,state`. */
  forms?: string;
}

/**
 * The types and words in these files. Where a name can mean several types, the one that stands first is the likeliest.
 * @throws Error naming the line that can't be read
 */
export function taxonomyIn({
  types,
  brands = 'type,names',
  elsewhere = 'type,en,es',
  english = 'said,american',
  words = 'es,en',
  dictionary = 'en,es,role',
  forms = formsHeader,
}: TaxonomyFiles): Taxonomy {
  const rows = linesOf(types, columns).map((line, at) => rowIn(line, at + 2));
  const parents = new Map(rows.map(({ id, of }) => [id, of]));
  if (parents.size < rows.length) throw new Error('A type stands in two lines.');
  const unknown = rows.flatMap(({ of }) => of).find((id) => !parents.has(id));
  if (unknown !== undefined) throw new Error(`There is no type ${unknown}.`);
  const named = rows.map(({ id, shelves, en, es }) => ({
    type: { id, shelves, broader: broaderThan(id, parents), names: { en, es } },
    en: en.map(comparable),
    es: es.map(comparable),
  }));
  const byId = new Map(named.map(({ type }) => [type.id, type]));
  const namedIn = (file: string, header: string) =>
    linesOf(file, header).map((line) => {
      const [id = '', ...cells] = line.split(',');
      const type = byId.get(id);
      if (!type) throw new Error(`There is no type ${id}.`);
      return { type, cells: cells.map((cell) => several(cell).map(comparable)) };
    });
  const branded = namedIn(brands, 'type,names').map(({ type, cells: [names = []] }) => ({ type, names }));
  const both = branded.map(({ type, names }) => ({ type, en: names, es: names }));
  const others = namedIn(elsewhere, 'type,en,es').map(({ type, cells: [en = [], es = []] }) => ({ type, en, es }));
  const american = new Map(
    linesOf(english, 'said,american').map((line) => line.split(',').map(comparable) as [string, string]),
  );
  const translations = translationsIn(rows, words, dictionary);
  const phrases = { en: phrasesOf([...named, ...both], 'en'), es: phrasesOf([...named, ...both], 'es') };
  for (const { type, es } of others) for (const name of es) add(translations, name, type.names.en.slice(0, 1));
  return {
    types: named.map(({ type }) => type),
    phrases,
    kinds: kindsOf(named, phrases.en),
    forms: formsIn(linesOf(forms, formsHeader)),
    asked: { en: withOthers(phrases.en, others, 'en'), es: withOthers(phrases.es, others, 'es') },
    american,
    accented: accentedIn(rows, named),
    brands: new Set(branded.flatMap(({ names }) => names.map((name) => phraseKey(wordsIn(name), 'en')))),
    translations,
    usualNames: new Map(rows.map(({ id, en, es }) => [id, { en: en[0] ?? id, es: es[0] ?? id }])),
    words: wordsOf([...named, ...both, ...others], [...translations.keys(), ...american.keys()]),
  };
}

function wordsOf(named: readonly Record<Language, readonly string[]>[], spanish: Iterable<string>): Set<string> {
  const texts = [...named.flatMap(({ en, es }) => [...en, ...es]), ...spanish];
  const written = texts.flatMap((text) => text.split(' '));
  return new Set(written.flatMap((word) => [word, phraseKey([word], 'en'), phraseKey([word], 'es')]));
}

function linesOf(csv: string, header: string): string[] {
  const [first, ...lines] = csv.trim().split(/\r?\n/);
  if (first !== header) throw new Error(`Line 1: the columns are ${header}`);
  return lines;
}

const several = (text: string): string[] => text.split('|').filter((each) => each !== '');

function translationsIn(rows: readonly Row[], words: string, dictionary: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of linesOf(words, 'es,en')) {
    const [spanish = '', english = ''] = line.split(',');
    for (const word of several(spanish)) add(found, word, several(english));
  }
  for (const { en, es } of rows) for (const name of es) add(found, name, en.slice(0, 1));
  for (const line of linesOf(dictionary, 'en,es,role')) {
    const [english = '', spanish = '', role] = line.split(',');
    if (role !== 'join')
      for (const form of role === 'adj' ? [spanish, spanish.replace(/o$/, 'a')] : [spanish])
        add(found, form, [english]);
  }
  return found;
}

function add(found: Map<string, string[]>, spanish: string, english: readonly string[]): void {
  const key = phraseKey(wordsIn(comparable(spanish)), 'es');
  found.set(key, [...new Set([...(found.get(key) ?? []), ...english.map(comparable)])]);
}

/** By names as they are written, where they have an accent. */
function accentedIn(rows: readonly Row[], named: readonly { type: GroceryType }[]): Map<string, GroceryType[]> {
  const found = new Map<string, GroceryType[]>();
  for (const [at, { en }] of rows.entries())
    for (const name of en.map((each) => wordsIn(each).join(' '))) {
      const type = named[at]?.type;
      if (type && name !== comparable(name)) found.set(name, [...(found.get(name) ?? []), type]);
    }
  return found;
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
  const spaced = (text: string) => text.split(' ').filter((each) => each !== '');
  return { id, shelves: spaced(shelves), of: spaced(of), en: several(en), es: several(es) };
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
