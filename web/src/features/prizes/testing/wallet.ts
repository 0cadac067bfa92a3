import { browserTimeZone } from '../../../app/time-zone.ts';

type Fields = Record<string, unknown>;

/** A coffee won in the first game and not redeemed, unless `changes` say otherwise. */
export const walletItem = (changes: Fields = {}): Fields => ({
  __typename: 'WalletItem',
  id: 'win-coffee',
  section: 'READY',
  state: 'TO_REDEEM',
  source: 'WIN',
  programCode: 'HARVEST',
  programTitle: 'Harvest Spin',
  prizeType: 'VENDOR',
  name: 'Free coffee, any size',
  imageId: 'hot-beverage',
  dateString: 'Aug 2',
  untilString: 'Sep 14',
  isNear: false,
  choices: [],
  vendorName: 'Java Corner',
  href: '/games/prize-details/coffee?programCode=HARVEST',
  ...changes,
});
const cookout = { programCode: 'COOKOUT', programTitle: 'Summer Cookout' };

/** Something in every section, as the services order it. */
export const severalPrizes = (): Fields[] => [
  walletItem({
    ...cookout,
    id: 'draw-cookout',
    section: 'NEEDS_YOU',
    state: 'TO_CLAIM',
    source: 'DRAW',
    prizeType: 'SWEEPSTAKES',
    name: 'Grill set and $100 of groceries',
    imageId: 'hot-dog',
    dateString: 'Jul 31',
    untilString: 'Aug 12 at 11:59 PM PT',
    isNear: true,
    href: '/games/game-over/COOKOUT',
  }),
  walletItem({
    id: 'win-cake',
    section: 'NEEDS_YOU',
    state: 'TO_CHOOSE',
    prizeType: 'ALTERNATE_PRIZES',
    name: 'Bakery cake or another treat',
    imageId: 'birthday-cake',
    untilString: 'Aug 11 at 12:00 PM PT',
    isNear: true,
    choices: [
      { name: '$5 off fresh fruit', isDefault: true },
      { name: 'a free loaf', isDefault: false },
    ],
    vendorName: null,
  }),
  walletItem(),
  walletItem({
    id: 'redemption-fruit',
    state: 'READY',
    source: 'REDEMPTION',
    prizeType: 'B4U_OFFER',
    name: '$5 off fresh fruit',
    imageId: 'tangerine',
    vendorName: null,
    untilString: 'Aug 19',
    href: '/games/prize-details/fruit?programCode=HARVEST',
  }),
  walletItem({
    id: 'redemption-salad',
    state: 'READY',
    source: 'REDEMPTION',
    prizeType: 'RECIPE',
    name: 'Recipe: peach and basil salad',
    imageId: 'peach',
    vendorName: null,
    untilString: null,
    href: '/games/prize-details/salad?programCode=HARVEST',
  }),
  walletItem({
    ...cookout,
    id: 'redemption-pass',
    section: 'USED',
    state: 'RUNNING',
    source: 'REDEMPTION',
    prizeType: 'FRESH_PASS',
    name: '1 month of FreshPass',
    imageId: 'shopping-bags',
    untilString: 'Sep 2',
  }),
  walletItem({
    id: 'win-loaf',
    section: 'OVER',
    state: 'EXPIRED',
    prizeType: 'B4U_OFFER',
    name: 'Free loaf',
    imageId: 'bread',
    untilString: 'Jul 31',
  }),
];

/** A page of the wallet with these prizes. */
export const walletPage = (items: Fields[], changes: Fields = {}): Fields => {
  const countOf = (section: string) => items.filter((item) => item['section'] === section).length;
  return {
    edges: items.map((node) => ({ cursor: String(node['id']), node })),
    pageInfo: { hasNextPage: false, endCursor: items.length > 0 ? 'end' : null },
    totalCount: items.length,
    counts: ['NEEDS_YOU', 'READY', 'USED', 'OVER'].map((section) => ({ section, count: countOf(section) })),
    programs: [
      { code: 'HARVEST', title: 'Harvest Spin', count: 5 },
      { code: 'COOKOUT', title: 'Summer Cookout', count: 2 },
    ],
    entries: [],
    timeZone: browserTimeZone(),
    ...changes,
  };
};

export const waitingEntries = (changes: Fields = {}): Fields => ({
  drawId: 'harvest',
  programCode: 'HARVEST',
  prizeName: 'Groceries for a year',
  count: 12,
  drawDateString: 'Aug 31',
  ...changes,
});
