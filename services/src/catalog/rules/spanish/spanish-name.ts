import { singular } from '../search-query.ts';
import { agreementOf, agreeing, type Agreement, pluralOf } from './grammar.ts';
import { type SpanishWord, type SpanishWords, wordKey, wordsOf } from './words.ts';

/** The most words that a phrase of the file has. */
const longest = 5;
const asides: Readonly<Record<string, string>> = { with: 'con', in: 'en', for: 'para', without: 'sin' };
/** Words that turn what they stand beside into its opposite: nothing is made of a name where one isn't understood. */
const denying = new Set('free less no non not'.split(' '));

/**
 * A Spanish name made of an English one: what the product is, then what describes it, and words that nobody knows as they were,
 * which are mostly names. Null when it would say too little: better the name that stands on the pack.
 * @param type the usual names of what it is, where its name tells
 */
export function spanishName(
  words: SpanishWords,
  name: string,
  type: { en: string; es: string } | undefined,
): string | null {
  const known = withType(words, type);
  const [main = '', ...notes] = partsOf(name, type?.en);
  const told = phraseOf(known, main, type?.es.includes(' ') ? undefined : type?.es);
  if (told === null || 2 * told.unknown > told.known) return null;
  const rest = notes.map((note) => noteOf(known, note, told.agreement));
  const text = [told.text, ...rest].join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Dictionary = Pick<SpanishWords, 'get'>;

/** The words of the file, and what the type is called where the file doesn't say; nothing is copied, as files have many names. */
function withType(words: SpanishWords, type: { en: string; es: string } | undefined): Dictionary {
  if (!type) return words;
  const [typeKey, typeWord] = [keysOf(type.en).join(' '), { es: type.es, role: 'noun' } as const];
  return { get: (key) => words.get(key) ?? (key === typeKey ? typeWord : undefined) };
}

/** The parts between commas; first the one that says what it is, as a file may have it second: `Cola, Soda`. */
function partsOf(name: string, type: string | undefined): string[] {
  const parts = name.split(/,\s+/).filter((part) => wordsOf(part).length > 0);
  const plain = (text: string) => ` ${keysOf(text).map(singular).join(' ')} `;
  const named = (part: string) => plain(part).includes(plain(type ?? ''));
  const main = type === undefined ? -1 : parts.findIndex(named);
  return main < 1 ? parts : [parts[main]!, ...parts.slice(0, main), ...parts.slice(main + 1)];
}

const keysOf = (text: string): string[] => wordsOf(text).map(wordKey);

interface Told {
  text: string;
  agreement: Agreement;
  /** How many words were understood, and how many stand as they were. */
  known: number;
  unknown: number;
}

/** A thing and what describes it, also after "with", "in", or "for". */
function phraseOf(words: Dictionary, text: string, fallback?: string): Told | null {
  const all = wordsOf(text);
  const whole = known(words, all);
  if (whole?.role === 'noun')
    return { text: whole.es, agreement: agreementOf(whole.es), known: all.length, unknown: 0 };
  const cut = all.findIndex((word, at) => at > 0 && wordKey(word) in asides);
  const told = thingOf(words, cut === -1 ? all : all.slice(0, cut), fallback);
  if (cut === -1 || told === null) return told;
  const after = all.slice(cut + 1);
  const aside = phraseOf(words, after.join(' '));
  return {
    ...told,
    text: `${told.text} ${asides[wordKey(all[cut]!)]} ${aside?.text ?? after.join(' ')}`,
    known: told.known + (aside?.known ?? 0),
    unknown: told.unknown + (aside ? aside.unknown : unknownIn(after)),
  };
}

/** What a name is about comes last in English, and first in Spanish. */
function thingOf(words: Dictionary, all: readonly string[], fallback: string | undefined): Told | null {
  for (let from = Math.max(0, all.length - longest); from < all.length; from++) {
    const noun = known(words, all.slice(from));
    if (noun?.role === 'noun') return described(words, all.slice(0, from), noun.es, all.length - from);
  }
  const year = /^\d{4}$/.test(all.at(-1) ?? '') ? thingOf(words, all.slice(0, -1), fallback) : null;
  if (year) return { ...year, text: `${year.text} ${all.at(-1)}` };
  return fallback === undefined ? null : described(words, all, fallback, 1);
}

function described(words: Dictionary, before: readonly string[], noun: string, length: number): Told {
  const agreement = agreementOf(noun);
  const adjectives: string[] = [];
  const things: string[] = [];
  const phrases: string[] = [];
  const names: string[] = [];
  for (let at = 0; at < before.length;) {
    const found = longestAt(words, before, at);
    if (!found) names.push(before[at]!);
    else if (found.role === 'adj') adjectives.unshift(agreeing(found.es, agreement));
    else if (found.role === 'noun') things.push(found.es);
    else if (found.role === 'phrase') phrases.push(found.es);
    at += found?.length ?? 1;
  }
  const of = things.length > 0 ? [`de ${listed(things)}`] : [];
  return {
    text: [noun, ...adjectives, ...of, ...phrases, ...names].join(' '),
    agreement,
    known: length + before.length - names.length,
    unknown: unknownIn(names),
  };
}

const unknownIn = (names: readonly string[]): number =>
  names.some((name) => denying.has(wordKey(name))) ? Infinity : names.filter((name) => /\p{L}/u.test(name)).length;

function longestAt(
  words: Dictionary,
  all: readonly string[],
  at: number,
): (SpanishWord & { length: number }) | undefined {
  for (let to = Math.min(all.length, at + longest); to > at; to--) {
    const found = known(words, all.slice(at, to));
    if (found) return { ...found, length: to - at };
  }
  return undefined;
}

/** What stands in the file, or what stands there for one where the name says several. */
function known(words: Dictionary, all: readonly string[]): SpanishWord | undefined {
  const keys = all.map(wordKey);
  const found = words.get(keys.join(' '));
  if (found) return found;
  const last = keys.at(-1) ?? '';
  const one = words.get([...keys.slice(0, -1), singular(last)].join(' '));
  return one?.role === 'noun' ? { ...one, es: pluralOf(one.es) } : undefined;
}

/** One thing, two with "y", which is "e" before its own sound. */
function listed(things: readonly string[]): string {
  const [last = '', ...first] = things.toReversed();
  if (first.length === 0) return last;
  return `${first.toReversed().join(', ')} ${/^h?i(?!e)/.test(last) ? 'e' : 'y'} ${last}`;
}

/** What follows a comma: in the order of the name, as far as it is known. */
function noteOf(words: Dictionary, note: string, agreement: Agreement): string {
  const thing = phraseOf(words, note);
  if (thing && thing.unknown === 0) return thing.text;
  const all = wordsOf(note);
  const said: string[] = [];
  for (let at = 0; at < all.length;) {
    const found = longestAt(words, all, at);
    said.push(found ? (found.role === 'adj' ? agreeing(found.es, agreement) : found.es) : all[at]!);
    at += found?.length ?? 1;
  }
  return said.join(' ');
}
