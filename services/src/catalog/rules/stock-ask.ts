import { comparable, singular } from './search-query.ts';

/** So long a text may be asked for, in characters. */
export const longestAsk = 100;
/** So many things one shopper may ask for in a day. */
export const mostAsksADay = 20;
/** So many guests of one network are counted for one thing: a browser that drops its cookie is another one. */
export const mostGuestsOfANetwork = 3;
/** So many things guests of one network may ask for in a day, together. */
export const mostAsksOfANetwork = mostGuestsOfANetwork * mostAsksADay;
/** So many days an ask is kept. */
export const askKeptDays = 365;

/** What a shopper asks a store to stock. */
export interface AskedGoods {
  /** What tells one ask from another: small letters, no accents, in the singular. */
  words: string;
  /** As it was typed, on one line. */
  typed: string;
}

/** What a text asks a store to stock; null for one without a letter or a digit, and for one that is too long. */
export function askedGoods(text: string): AskedGoods | null {
  const typed = text
    .normalize('NFC')
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const words = comparable(typed).split(' ').map(singular).join(' ');
  return words === '' || typed.length > longestAsk ? null : { words, typed };
}
