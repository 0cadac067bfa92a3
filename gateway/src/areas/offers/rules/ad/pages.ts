import type { Coupon } from '../coupon.ts';
import { texts } from '../../texts/index.ts';
import type { Language } from '../../../../shared/language.ts';

type Title = keyof (typeof texts)['en']['ad']['pages'];

/**
 * The parts of an ad, in their order, with the pages that each can have and the departments on them; what is in none of them is on
 * the last page.
 */
const parts: readonly (readonly [
  title: Title,
  pages: readonly (readonly [title: Title, departments: readonly string[]])[],
])[] = [
  [
    'FRESH',
    [
      ['RIPE', ['fruits-vegetables']],
      ['BUTCHER', ['meat-seafood', 'deli']],
      ['READY', ['prepared-meals-catering']],
      ['BREAKFAST', ['breakfast-cereal', 'bread-bakery']],
      ['DAIRY', ['dairy-eggs-cheese']],
    ],
  ],
  [
    'STORES',
    [
      ['FROZEN', ['frozen-foods']],
      ['SNACKS', ['cookies-snacks-candy', 'beverages']],
      ['PANTRY', ['canned-goods-soups', 'condiments-spices-bakes', 'grains-pasta-sides', 'international-cuisine']],
    ],
  ],
  ['HOME', [['HOME', ['paper-cleaning-home', 'personal-care-health', 'baby-care', 'pet-care', 'flowers-decor']]]],
];

/** Most offers of a page, about a screen of a phone; what is more is on another one. */
const mostOfPage = 8;
/** Fewer than that share a page with others of their part. */
const leastOfPage = 5;
/** Fewer than that are on the last page. */
const leastOfPart = 2;

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
  const byDepartment = Map.groupBy(offers, ({ categoryType }) => categoryType);
  const known = new Set(parts.flatMap(([, pages]) => pages.flatMap(([, departments]) => departments)));
  const last = offers.filter(({ categoryType }) => !known.has(categoryType));
  const full: { title: Title; offers: readonly Offer[] }[] = [];
  for (const [title, pages] of parts) {
    const shared: Offer[] = [];
    for (const [own, departments] of pages) {
      const all = departments.flatMap((id) => byDepartment.get(id) ?? []);
      if (all.length < leastOfPage) shared.push(...all);
      else full.push({ title: own, offers: all });
    }
    if (shared.length < leastOfPart) last.push(...shared);
    else full.push({ title, offers: shared });
  }
  if (last.length > 0) full.push({ title: 'MORE', offers: last });
  return full.flatMap(({ title, offers: all }) =>
    inParts(ranked(all)).map((part) => ({ title: texts[language].ad.pages[title], offers: part })),
  );
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
