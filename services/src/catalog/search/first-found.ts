import type { Language } from '../../../../server-kit/language.ts';
import type { Database } from '../../platform/database/database.ts';
import { facetCounts } from '../rules/facet-counts.ts';
import type { Channel } from '../rules/product.ts';
import { type Reading, wordsIn } from '../rules/search-query.ts';
import { respelled } from '../rules/spelling.ts';
import { isKnownWord } from '../rules/types/phrases-in.ts';
import { typesMeant } from '../rules/asked/query-type.ts';
import type { Found } from '../store/search.ts';
import type { Matching, Scope } from '../store/search-parts.ts';
import { groceryTypes } from '../taxonomy/grocery-types.ts';
import { fewerWordsFor, spellingFor, storesThatHave } from './nothing-found.ts';
import type { Understood } from './understanding.ts';

interface Tried {
  /** Null where nothing was tried: the place of a page tells how it was found. */
  found: Found | null;
  reading: Reading;
  /** What was looked for instead of what was typed; null as typed. */
  spelling: string | null;
  didYouMean: string | null;
  otherStores: { storeId: string; total: number }[];
  /** Whether what was typed finds nothing. */
  isMissing: boolean;
}
export const nothingTried: Tried = {
  found: null,
  reading: 'WORDS',
  spelling: null,
  didYouMean: null,
  otherStores: [],
  isMissing: false,
};

interface Trying {
  typed: string;
  /** Of the page. */
  language: Language;
  storeId: string;
  channel: Channel | undefined;
  scope: Scope;
  read: (text: string, reading: Reading) => Promise<Understood>;
  find: (text: string, reading: Reading) => Promise<Found>;
  findWhat: (matching: Matching) => Promise<Found>;
}

/** Fewer make one wonder about the spelling. */
const few = 3;

/**
 * What the first page of a search finds, in the first of these ways that finds anything: as words, as the beginning of one,
 * spelled as it was meant, as what names the thing without what else is asked of it, or as the nearest to it.
 */
export async function firstFound(db: Database, trying: Trying): Promise<Tried> {
  const { typed, storeId, channel, scope, read, find, findWhat } = trying;
  const asked = await read(typed, 'WORDS');
  const asWords = await find(typed, 'WORDS');
  // A word that groceries are called by is whole.
  const isWhole = isKnownWord(groceryTypes, asked.words.at(-1) ?? '');
  const reading = asWords.totalUnfiltered === 0 && !isWhole ? 'BEGINNING' : 'WORDS';
  const found = reading === 'WORDS' ? asWords : await find(typed, reading);
  const isMissing = found.totalUnfiltered === 0;
  const isSoldOut = !isMissing && facetCounts(found.groups).reachable === 0;
  const { matching } = isMissing || reading === 'WORDS' ? asked : await read(typed, reading);
  const otherStores =
    isMissing || isSoldOut ? await storesThatHave(db, storeId, channel, { ...matching, ...scope }) : [];
  const tried: Tried = { ...nothingTried, found, reading, otherStores, isMissing };
  // What other stores have was spelled as it's meant.
  if (otherStores.length > 0) return tried;
  const isFew = found.totalUnfiltered < few;
  // The words only happen to stand in the same text: peanut butter of roasted peanuts is no roasted peanuts.
  const isAstray =
    !isMissing &&
    (isFew || reading === 'WORDS') &&
    isPart(asked) &&
    asked.told !== null &&
    (await findWhat({ ...asked.told, ...scope })).totalUnfiltered === 0;
  if (!isFew && !isAstray) return tried;
  return (
    (isFew ? await spelledRight(db, trying, asked, tried) : null) ??
    (isMissing || isAstray ? await withFewerWords(db, trying, asked, tried) : null) ??
    (isMissing ? await nearest(trying, asked, tried) : null) ??
    tried
  );
}

async function spelledRight(db: Database, { typed, language, find }: Trying, asked: Understood, tried: Tried) {
  const meant = respelled(typed, asked.words, await spellingFor(db, asked.words, language));
  const better = meant === null ? null : await find(meant, 'WORDS');
  if (meant === null || !better || better.totalUnfiltered <= (tried.found?.totalUnfiltered ?? 0)) return null;
  const isSlip = tried.isMissing || (isNamed(meant) && !isNamed(typed));
  return isSlip ? shown(tried, better, meant) : { ...tried, didYouMean: meant };
}

const shown = (tried: Tried, found: Found, spelling: string): Tried => ({
  ...tried,
  found,
  reading: 'WORDS',
  spelling,
  didYouMean: spelling,
});

const isNamed = (text: string): boolean => typesMeant(groceryTypes, wordsIn(text)) !== undefined;

/** What nobody who asks for it goes without. */
const kept = /^(?:vegan|vegetarian|kosher|halal|vegan[oa]|vegetarian[oa])$/;

const asksForKind = ({ words }: Understood): boolean => words.some((word) => kept.test(word));

/** Is more said than what a thing is called? */
const isPart = ({ called, words }: Understood): boolean => called !== null && called.name !== words.join(' ');

/** Shown at once where they name the thing itself: carrots instead of baby carrots. Otherwise they are only offered. */
async function withFewerWords(db: Database, { typed, read, find }: Trying, asked: Understood, tried: Tried) {
  // What is left out could come back in.
  if (asked.without.length > 0) return null;
  const name = asked.called?.name ?? '';
  const fewer = isPart(asked) && !asksForKind(asked) ? name : await fewerWordsFor(db, asked.words);
  const text = respelled(typed, asked.words, fewer);
  const found = text === null ? null : await find(text, 'WORDS');
  if (text === null || !found || found.totalUnfiltered === 0) return null;
  const isThing = isSameThing(asked, await read(text, 'WORDS')) && !asksForKind(asked);
  const things = isThing && fewer === name ? await find(typed, 'THING') : null;
  if (things && things.totalUnfiltered > 0) return { ...shown(tried, things, text), reading: 'THING' as const };
  return isThing
    ? shown(tried, found, text)
    : asked.nearest && !asksForKind(asked)
      ? null
      : { ...tried, didYouMean: text };
}

/** Do fewer words name something of the same department? */
const isSameThing = (asked: Understood, fewer: Understood): boolean =>
  fewer.called !== null &&
  fewer.called.name === fewer.words.join(' ') &&
  (asked.called === null || asked.called.department === fewer.called.department);

async function nearest({ typed, find }: Trying, asked: Understood, tried: Tried) {
  const found = asked.nearest && !asksForKind(asked) ? await find(typed, 'NEAREST') : null;
  return found && found.totalUnfiltered > 0 ? { ...tried, found, reading: 'NEAREST' as const } : null;
}
