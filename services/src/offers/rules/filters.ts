import type { OfferType } from './offer.ts';
import type { OfferRecord } from './record.ts';

/** What a gallery shows; what is omitted filters nothing (S-34, S-183). */
export interface GalleryFilter {
  /** Departments, by name or id. */
  categories?: readonly string[] | undefined;
  events?: readonly string[] | undefined;
  offerPgm?: 'PD' | 'CC' | undefined;
  offerTypes?: readonly OfferType[] | undefined;
  /** Words that the brand, name, or description must have, each at the beginning of a word. */
  words?: string | undefined;
}

/** Does an offer pass? Weekly ads pass only where they are asked for: they aren't coupons (S-51). */
export function passes(
  offer: OfferRecord,
  { categories, events, offerPgm, offerTypes, words }: GalleryFilter,
): boolean {
  if (offerTypes ? !offerTypes.includes(offer.offerType) : offer.offerType === 'WS') return false;
  if (offerPgm !== undefined && offer.pgm !== offerPgm) return false;
  if (categories && !categories.some((each) => isNamed(offer, each))) return false;
  if (events && !events.some((each) => offer.events.includes(each))) return false;
  return words === undefined || hasWords(offer, words);
}

const isNamed = ({ departmentId, category }: OfferRecord, name: string): boolean =>
  name === departmentId || name.toLowerCase() === category.toLowerCase();

function hasWords({ card, category }: OfferRecord, words: string): boolean {
  const text = wordsOf([card.brand ?? '', card.name, card.description, category].join(' '));
  return wordsOf(words).every((asked) => text.some((word) => word.startsWith(asked)));
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Is it a challenge or a reward (S-23)? */
export const isBonus = ({ card: { units, qualificationBehavior }, proto }: OfferRecord): boolean =>
  units !== undefined || qualificationBehavior !== null || proto === 'REWARDS_FLAT' || proto === 'REWARDS_ACCUMULATION';
