import type { Sweepstakes_DrawFragment } from '../../draws/Sweepstakes/Sweepstakes.generated.ts';
import type { PrizePanel_PrizeFragment } from '../PrizePanel/PrizePanel.generated.ts';
import type { PrizeResult_RedemptionFragment } from '../PrizeResult/PrizeResult.generated.ts';

type Prize = PrizePanel_PrizeFragment;
type Sweepstakes = Sweepstakes_DrawFragment;
type Redemption = PrizeResult_RedemptionFragment;
type Choice = Prize['choices'][number];
type Recipe = NonNullable<Prize['recipe']>;

export const pointLabels = { __typename: 'PointLabels' as const, singular: 'Game point', plural: 'Game points' };

const step = (kind: Sweepstakes['steps'][number]['kind'], isDone: boolean, dateString: string | null) =>
  ({ __typename: 'DrawStep', kind, isDone, dateString }) as const;

/** The draw of that game, open for entries. */
export const sweepstakes: Sweepstakes & NonNullable<NonNullable<Prize['program']>['sweepstakes']> = {
  __typename: 'Draw',
  id: 'D1',
  programCode: 'HARVEST',
  prizeName: 'Groceries for a year',
  prizeValueString: '$5,200',
  state: 'OPEN',
  entryLimit: 50,
  entryCount: 48213,
  oddsString: '1 in 4,018, whichever way you enter',
  drawsAtString: 'Sep 5 at 2:00 PM PT',
  drawDateString: 'Sep 5',
  steps: [
    step('COMMITTED', true, 'Jul 28'),
    step('CLOSED', false, 'Sep 4'),
    step('DRAWN', false, 'Sep 5'),
    step('VERIFIED', false, null),
  ],
};

/** The game that a prize belongs to, as its page asks for it. */
export const gameOf = (changes: Partial<NonNullable<Prize['program']>> = {}): NonNullable<Prize['program']> => ({
  __typename: 'Program',
  id: 'HARVEST',
  code: 'HARVEST',
  title: 'Harvest Spin',
  gameStatus: 'IN_PROGRESS',
  sweepstakes,
  pointLabels,
  points: {
    __typename: 'ProgramPoints',
    totalGamePoints: 240,
    pendingGamePoints: 0,
    pendingSinceString: null,
  },
  ...changes,
});

/** Movie tickets for 120 points that can be redeemed, unless `changes` say otherwise. */
export const prize = (changes: Partial<Prize> = {}): Prize => ({
  __typename: 'Prize',
  id: 'TICKETS',
  programCode: 'HARVEST',
  program: gameOf(),
  prizeType: 'VENDOR',
  rewardKind: 'EARN',
  name: '2 movie tickets',
  title: '2 movie tickets',
  shortDescription: 'From Lantern Cinemas. Any film, any day, one visit.',
  description: 'Two seats in any Lantern Cinemas theater.',
  imageId: 'popcorn',
  costPoints: 120,
  quantityTotal: 40,
  quantityLeft: 37,
  quantityLeftText: '37 left',
  givenOut: 3,
  available: true,
  state: 'REDEEMABLE',
  stateText: null,
  pointsMissing: 0,
  pointsNow: 240,
  perUserLimit: 2,
  perDayLimit: null,
  userRedeemed: 0,
  redeemedToday: 0,
  againFromString: null,
  canHold: false,
  hasStockAlert: false,
  hold: null,
  redeemByString: 'Sep 14',
  approximateValue: { __typename: 'Money', amount: '28.00' },
  oneIn: null,
  disclaimer: null,
  terms: 'Not for 3D films.',
  vendorName: 'Lantern Cinemas',
  recipe: null,
  drawDateString: null,
  entriesEach: null,
  myEntries: null,
  choices: [],
  defaultChoiceId: null,
  wins: [],
  redemptions: [],
  ...changes,
});

/** A redemption of `prize()` whose code is there. */
export const redemption = (changes: Partial<Redemption> = {}): Redemption => ({
  __typename: 'Redemption',
  id: 'R1',
  receipt: 'R-7F3K92',
  prizeId: 'TICKETS',
  prizeType: 'VENDOR',
  prizeName: '2 movie tickets',
  imageId: 'popcorn',
  source: 'POINTS',
  status: 'COMPLETED',
  redeemedAtString: 'Aug 5',
  pointsSpent: 120,
  pointsLeft: 120,
  result: {
    __typename: 'RedeemedCode',
    code: 'LC47-9KQM-2X8R',
    vendorName: 'Lantern Cinemas',
    url: 'https://example.com/lantern',
    instructions: 'Show it at the box office or enter it online. It works once, until Dec 31.',
    worksUntil: 'Dec 31',
  },
  ...changes,
});

const choice = (id: string, name: string, imageId: string, shortDescription: string, amount: string): Choice => ({
  __typename: 'Prize',
  id,
  name,
  imageId,
  shortDescription,
  approximateValue: { __typename: 'Money', amount },
});

export const choices: Choice[] = [
  choice('PIE', 'Family apple pie', 'pie', 'Bakery, pick up by Aug 24', '12.99'),
  choice('BOUQUET', 'Seasonal bouquet', 'bouquet', 'Flowers, pick up by Aug 24', '14.99'),
  choice('TEN', '$10 grocery reward', 'wrapped-gift', 'Off your next order', '10.00'),
];

export const recipe: Recipe = {
  __typename: 'Recipe',
  id: 'SOUP',
  title: 'Harvest tomato soup',
  imageId: 'pot-of-food',
  servings: 4,
  minutes: 35,
  isUnlocked: true,
  ingredients: [
    { __typename: 'RecipeIngredient', quantity: '2 lb', name: 'ripe tomatoes' },
    { __typename: 'RecipeIngredient', quantity: '1', name: 'onion' },
    { __typename: 'RecipeIngredient', quantity: '2 cups', name: 'stock' },
  ],
  steps: ['Roast the tomatoes and the onion.', 'Add the stock and simmer for ten minutes.', 'Blend and season.'],
};

/** A prize that waits to be redeemed: won in a play. */
export const win = (changes: Partial<NonNullable<Prize['wins']>[number]> = {}): NonNullable<Prize['wins']>[number] => ({
  __typename: 'WonPrize',
  id: 'W1',
  winId: 'W1',
  status: 'WON',
  redeemByString: 'Sep 14',
  ...changes,
});

/** What each type of prize brings (N-26), in the order of G-43. */
export const results = {
  SWEEPSTAKES: {
    __typename: 'SweepstakesEntry',
    count: 2,
    entryIds: [],
    myEntries: 14,
    drawDateString: 'Sep 5 at 2:00 PM PT',
  },
  VENDOR: redemption().result,
  REWARD: {
    __typename: 'RedeemedReward',
    rewardId: 'G1',
    value: { __typename: 'Money', amount: '10.00' },
    expiresAtString: 'Sep 30',
  },
  ALTERNATE_PRIZES: {
    __typename: 'AlternateChoice',
    chooseByString: 'Aug 12',
    choices,
    defaultChoice: { __typename: 'Prize', id: 'TEN' },
    chosen: null,
  },
  FRESH_PASS: { __typename: 'RedeemedFreshPass', subscriptionId: 'F1', untilString: 'Sep 5', href: '/account' },
  B4U_OFFER: { __typename: 'RedeemedOffer', offerId: 'O1', expiresAtString: 'Sep 14' },
  RECIPE: { __typename: 'UnlockedRecipe', recipe },
} satisfies Record<Prize['prizeType'], Redemption['result']>;

/** A sweepstakes that can be entered. */
export const draw = (changes: Partial<Prize> = {}): Prize =>
  prize({
    id: 'YEAR',
    prizeType: 'SWEEPSTAKES',
    rewardKind: 'SWEEPSTAKES',
    name: 'Groceries for a year',
    shortDescription: '$5,200 in grocery rewards for one winner. Draw on Sep 5 at 2:00 PM PT.',
    imageId: 'shopping-bags',
    costPoints: 20,
    quantityTotal: null,
    quantityLeft: null,
    quantityLeftText: 'No limit',
    perUserLimit: 50,
    vendorName: null,
    approximateValue: { __typename: 'Money', amount: '5200.00' },
    drawDateString: 'Sep 5 at 2:00 PM PT',
    entriesEach: 1,
    myEntries: 12,
    terms: null,
    ...changes,
  });
