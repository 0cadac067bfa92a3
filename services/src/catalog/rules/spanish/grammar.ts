/** What a Spanish noun asks of its adjectives. */
export interface Agreement {
  isFeminine: boolean;
  isPlural: boolean;
}

const feminine = new Set(
  'azúcar baguette base carne carnes col coles coliflor flor flores leche leches miel mitades nuez nueces piel res sal'.split(
    ' ',
  ),
);
const masculine = new Set('aroma chai día sofá tequila vodka'.split(' '));
/** One of a kind, although they end like many. */
const singular = new Set('chips hummus tres'.split(' '));
/** Never change. */
const fixed = new Set('% baby con extra muy ni recién totalmente y'.split(' '));
/** From here on, the words of a phrase belong to something else: bajo en sodio, papa a la francesa. */
const preposition = /^(?:a|al|con|de|del|en|para|por|sin)$/;

/** What a noun phrase asks of its adjectives; its first word tells. */
export function agreementOf(phrase: string): Agreement {
  const noun = phrase.split(' ', 1)[0]?.toLowerCase() ?? '';
  const isPlural = noun.length > 3 && noun.endsWith('s') && !singular.has(noun) && !/[iíú]s$/.test(noun);
  const isFeminine =
    feminine.has(noun) || (!masculine.has(noun) && /(?:as?|ciones|siones|[cs]ión|dad|dades|tud)$/.test(noun));
  return { isFeminine, isPlural };
}

/** An adjective, given as for a masculine singular, or a phrase of several: `bajo en sodio` becomes `bajas en sodio`. */
export const agreeing = (adjective: string, agreement: Agreement): string =>
  untilPreposition(adjective, (word) => inflected(word, agreement));

/** A noun phrase of one, for several: papa frita, papas fritas. */
export function pluralOf(phrase: string): string {
  if (agreementOf(phrase).isPlural) return phrase;
  return untilPreposition(phrase, plural);
}

function untilPreposition(phrase: string, change: (word: string) => string): string {
  const words = phrase.split(' ');
  const end = words.findIndex((word, at) => at > 0 && preposition.test(word));
  return words.map((word, at) => (end !== -1 && at >= end ? word : fixed.has(word) ? word : change(word))).join(' ');
}

function inflected(word: string, { isFeminine, isPlural }: Agreement): string {
  const one = isFeminine ? feminineOf(word) : word;
  return isPlural ? plural(one) : one;
}

function feminineOf(word: string): string {
  if (word.endsWith('o')) return `${word.slice(0, -1)}a`;
  if (word.endsWith('és')) return `${word.slice(0, -2)}esa`;
  return word.endsWith('dor') || word.endsWith('ol') ? `${word}a` : word;
}

function plural(word: string): string {
  if (/\d/.test(word) || (word.endsWith('s') && !word.endsWith('és'))) return word;
  if (/[aeiouáéó]$/.test(word)) return `${word}s`;
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`;
  return `${word.replace(/[áéíóú](?=[ns]$)/, (vowel) => vowel.normalize('NFD')[0] ?? vowel)}es`;
}
