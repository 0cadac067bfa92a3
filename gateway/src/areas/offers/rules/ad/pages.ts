import type { Coupon } from '../coupon.ts';
import { texts } from '../../texts/index.ts';
import type { Language } from '../../../../shared/language.ts';

/** The pages of an ad, in their order, and the departments on each; what is in none of them is on the last one. */
const pages = [
  ['RIPE', ['fruits-vegetables']],
  ['BUTCHER', ['meat-seafood', 'deli']],
  ['READY', ['prepared-meals-catering']],
  ['BREAKFAST', ['breakfast-cereal', 'bread-bakery']],
  ['DAIRY', ['dairy-eggs-cheese']],
  ['FROZEN', ['frozen-foods']],
  ['SNACKS', ['cookies-snacks-candy', 'beverages']],
  ['PANTRY', ['canned-goods-soups', 'condiments-spices-bakes', 'grains-pasta-sides', 'international-cuisine']],
  ['HOME', ['paper-cleaning-home', 'personal-care-health', 'baby-care', 'pet-care', 'flowers-decor']],
] as const satisfies readonly (readonly [keyof (typeof texts)['en']['ad']['pages'], readonly string[]])[];

/** Most offers of a page; what is more is on a page of its own. */
const mostOfPage = 7;
/** Fewer than that are put on the page before. */
const leastOfPage = 2;

type Advertised = Pick<Coupon, 'offerType' | 'categoryType' | 'valueCents' | 'purchaseRank' | 'offerId'>;

/** A page of an ad, the offer that leads it first. */
export interface AdPage<Offer> {
  title: string;
  offers: readonly Offer[];
}

/** What stands in the weekly ad (S-53, S-96). */
export const isAdvertised = ({ offerType }: Pick<Coupon, 'offerType'>): boolean => offerType === 'WS';

/** Offers as pages of an ad: by what belongs together, the one that saves most at the head of each page (S-53). */
export function adPages<Offer extends Advertised>(offers: readonly Offer[], language: Language): AdPage<Offer>[] {
  const themeOf = new Map(pages.flatMap(([theme, ids]) => ids.map((id): [string, string] => [id, theme])));
  const byTheme = Map.groupBy(offers, ({ categoryType }) => themeOf.get(categoryType) ?? 'MORE');
  const themes = [...pages.map(([theme]) => theme), 'MORE'] as const;
  const full: { title: string; offers: Offer[] }[] = [];
  const few: Offer[] = [];
  for (const theme of themes) {
    const all = ranked(byTheme.get(theme) ?? []);
    if (all.length < leastOfPage || theme === 'MORE') few.push(...all);
    else for (const part of inParts(all)) full.push({ title: texts[language].ad.pages[theme], offers: part });
  }
  for (const part of inParts(ranked(few))) full.push({ title: texts[language].ad.pages.MORE, offers: part });
  return full;
}

/** What saves most first; else what sells best. */
const ranked = <Offer extends Advertised>(offers: readonly Offer[]): Offer[] =>
  offers.toSorted(
    (one, other) =>
      (other.valueCents ?? 0) - (one.valueCents ?? 0) ||
      (one.purchaseRank ?? Infinity) - (other.purchaseRank ?? Infinity) ||
      (one.offerId < other.offerId ? -1 : 1),
  );

/** As few parts as there have to be, as even as they can be. */
function inParts<Offer>(all: readonly Offer[]): Offer[][] {
  const count = Math.ceil(all.length / mostOfPage);
  const size = Math.ceil(all.length / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size));
}
