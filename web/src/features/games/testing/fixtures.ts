import type { GameKind } from '../../../graphql/schema-types.ts';

type Fields = Record<string, unknown>;

const line = (label: string, shortLabel: string, imageId: string, oneIn: number, isPrize = true) => ({
  label,
  shortLabel,
  imageId,
  oneIn,
  isPrize,
});
const odds: Record<GameKind, Fields[]> = {
  WHEEL: [
    line('$5 off fresh fruit', '$5 off fruit', 'tangerine', 12),
    line('25 points', '25 points', 'glowing-star', 4),
    line('Free loaf of bread', 'Free loaf', 'bread', 10),
    line('A recipe', 'Recipe', 'pot-of-food', 5),
    line('1 sweepstakes entry', '1 entry', 'admission-tickets', 6),
    line('$2 off milk', '$2 off milk', 'glass-of-milk', 9),
    line('1 month of FreshPass', 'FreshPass', 'shopping-bags', 40),
    line('Next time', 'Next time', 'seedling', 3, false),
  ],
  SCRATCH: [
    line('Free bubble tea', 'Bubble tea', 'bubble-tea', 12),
    line('$2 off coffee', '$2 off', 'hot-beverage', 6),
    line('Nothing this time', 'Next time', 'lemon', 1.5, false),
  ],
  PICK3: [
    line('2 packs of strawberries', 'Strawberries', 'strawberry', 10),
    line('Nothing this time', 'Next time', 'carrot', 1.3, false),
  ],
  COLLECT: [line('Stamps', 'Stamps', 'ticket', 1)],
};
const board = {
  stamps: 12,
  stampImageIds: [
    'tangerine',
    'bread',
    'avocado',
    'hot-beverage',
    'cheese-wedge',
    'grapes',
    'egg',
    'bread',
    'lemon',
    'carrot',
    'honey-pot',
    'wrapped-gift',
  ],
  gifts: [
    { atStamp: 4, label: 'Coffee', imageId: 'hot-beverage' },
    { atStamp: 8, label: 'Free loaf', imageId: 'bread' },
    { atStamp: 12, label: '$10 reward', imageId: 'wrapped-gift' },
  ],
};

/** A game's definition by its kind. */
export const game = (kind: GameKind, changes: Fields = {}): Fields => ({
  kind,
  costPoints: 40,
  maxPlaysPerDay: 5,
  maxPlaysTotal: 60,
  earnText: 'Every $1 you spend on groceries is 1 Game point. 40 Game points is one play.',
  optInText: 'Opt in and your first play is on us.',
  odds: odds[kind],
  board: kind === 'COLLECT' ? board : null,
  howItWorks: [
    { step: 1, title: 'Shop', body: 'Every $1 you spend on groceries is 1 Game point.', image: 'SHOP' },
    { step: 2, title: 'Play', body: '40 Game points is one play. Your first play is on us.', image: 'PLAY' },
    { step: 3, title: 'Win', body: 'Redeem your prize by Oct 11.', image: 'WIN' },
  ],
  ...changes,
});

export const points = (changes: Fields = {}): Fields => ({
  totalGamePoints: 240,
  pendingGamePoints: 0,
  expiredGamePoints: 0,
  pendingSinceString: null,
  totalPrizesWon: 4,
  sweepstakesEntries: 12,
  gameplaysUsed: 6,
  gameplaysUsedToday: 2,
  playsLeft: 3,
  freePlays: 0,
  stamps: null,
  ...changes,
});

const playable = {
  canPlay: true,
  canTakeFreePlay: false,
  reason: null,
  reasonText: null,
  nextPlayAt: null,
  pointsToNextPlay: 0,
  nextCommit: 'ab'.repeat(32),
};

/** A program that the shopper plays, unless `changes` say otherwise. */
export const program = (changes: Fields = {}): Fields => ({
  __typename: 'Program',
  id: 'HARVEST',
  code: 'HARVEST',
  type: 'DIVISION',
  title: 'Harvest Spin',
  tagline: 'Every spin wins something from the market.',
  optInStatus: 'OPTED_IN',
  startDate: '2026-08-01T07:00:00Z',
  endDate: '2026-09-01T06:59:59.999Z',
  postProgLiveDate: '2026-09-15T06:59:59.999Z',
  redeemByString: 'Sep 14',
  gameStatus: 'IN_PROGRESS',
  gameStatusValue: 1,
  gameStatusLabel: 'In Progress',
  hasBegun: true,
  optInRefusal: null,
  endDateString: 'Ends Aug 31',
  endDateTimeString: 'Ends Aug 31 at 11:59 PM PT',
  minimumAge: 18,
  pointLabels: { singular: 'Game point', plural: 'Game points' },
  links: { rules: null, faq: null, game: null },
  howItWorksSeen: true,
  points: points(),
  game: game('WHEEL'),
  playability: playable,
  lastPlay: null,
  officialRules: {
    programCode: 'HARVEST',
    programTitle: 'Harvest Spin',
    version: 3,
    effectiveFromString: 'Jul 28',
    hash: 'cd'.repeat(32),
    sections: [
      {
        title: 'No purchase necessary',
        blocks: [
          { text: 'Buying does not raise your odds. Opting in costs nothing and brings one free play.', items: [] },
        ],
      },
      { title: 'When', blocks: [{ text: 'Jul 28 to Sep 27, 11:59 PM PT. Redeem prizes until Oct 11.', items: [] }] },
      { title: 'Limits', blocks: [{ text: '3 plays a day, 60 in the whole game.', items: [] }] },
      { title: 'Who may play', blocks: [{ text: 'You must be 18 years or older.', items: [] }] },
    ],
  },
  optInRequirements: { needsDateOfBirth: true, needsResidency: false, isRefused: false },
  prizes: [
    {
      id: 'p1',
      programCode: 'HARVEST',
      state: 'REDEEMABLE',
      pointsMissing: 0,
      name: '$5 off fresh fruit',
      imageId: 'tangerine',
      costPoints: 40,
      quantityLeftText: '312 left',
      isLow: false,
      available: true,
    },
    {
      id: 'p2',
      programCode: 'HARVEST',
      state: 'REDEEMABLE',
      pointsMissing: 0,
      name: 'Free coffee, any size',
      imageId: 'hot-beverage',
      costPoints: 40,
      quantityLeftText: '58 left',
      isLow: false,
      available: true,
    },
    {
      id: 'p3',
      programCode: 'HARVEST',
      state: 'INSUFFICIENT_POINTS',
      pointsMissing: 8,
      name: '1 month of FreshPass',
      imageId: 'shopping-bags',
      costPoints: 120,
      quantityLeftText: '9 left',
      isLow: true,
      available: true,
    },
    {
      id: 'p4',
      programCode: 'HARVEST',
      state: 'REDEEMABLE',
      pointsMissing: 0,
      name: '$10 grocery reward',
      imageId: 'wrapped-gift',
      costPoints: 100,
      quantityLeftText: '146 left',
      isLow: false,
      available: true,
    },
    {
      id: 'p5',
      programCode: 'HARVEST',
      state: 'REDEEMABLE',
      pointsMissing: 0,
      name: 'Sweepstakes entry',
      imageId: 'admission-tickets',
      costPoints: 20,
      quantityLeftText: 'No limit',
      isLow: false,
      available: true,
    },
    {
      id: 'p6',
      programCode: 'HARVEST',
      state: 'SOLD_OUT',
      pointsMissing: 0,
      name: 'Free bakery cake',
      imageId: 'birthday-cake',
      costPoints: 160,
      quantityLeftText: 'None left',
      isLow: false,
      available: false,
    },
  ],
  wonPrizes: [],
  activity: [
    {
      id: 'a1',
      type: 'EARN',
      title: 'Order 40177 at 2300 16th St',
      dateString: 'Aug 2',
      amountText: '+118',
      isPending: false,
    },
    {
      id: 'a2',
      type: 'PLAY',
      title: 'You played Harvest Spin',
      dateString: 'Aug 2',
      amountText: '−40',
      isPending: false,
    },
    {
      id: 'a3',
      type: 'WIN',
      title: 'You won Free coffee, any size',
      dateString: 'Aug 2',
      amountText: '',
      isPending: false,
    },
    { id: 'a4', type: 'WELCOME', title: 'Welcome play', dateString: 'Jul 28', amountText: '1 play', isPending: false },
  ],
  ...changes,
});

/** A program that the shopper has not opted in to. */
export const notStarted = (changes: Fields = {}): Fields =>
  program({
    optInStatus: 'NOT_OPTED_IN',
    gameStatus: 'NOT_STARTED',
    gameStatusValue: 0,
    gameStatusLabel: 'Not Started',
    howItWorksSeen: true,
    points: points({ totalGamePoints: 0, totalPrizesWon: 0, sweepstakesEntries: 0, playsLeft: 0 }),
    playability: { ...playable, canPlay: false, reason: 'NOT_OPTED_IN', reasonText: 'Opt in to play.' },
    ...changes,
  });

/** A program that is over. */
export const over = (changes: Fields = {}): Fields =>
  program({
    gameStatus: 'GAME_OVER',
    gameStatusValue: 2,
    gameStatusLabel: 'Game Over',
    endDateString: 'Ended Jul 31',
    redeemByString: 'Aug 14',
    playability: { ...playable, canPlay: false, reason: 'PROGRAM_ENDED', reasonText: 'This game has ended.' },
    ...changes,
  });

/** A program for which points are missing. */
export const shortOfPoints = (changes: Fields = {}): Fields =>
  program({
    points: points({ totalGamePoints: 28, playsLeft: 0 }),
    playability: {
      ...playable,
      canPlay: false,
      reason: 'INSUFFICIENT_POINTS',
      reasonText: '12 Game points to the next play.',
      pointsToNextPlay: 12,
    },
    ...changes,
  });

const reveals: Record<GameKind, Fields> = {
  WHEEL: { __typename: 'WheelReveal', segment: 0 },
  SCRATCH: {
    __typename: 'ScratchReveal',
    imageIds: ['bubble-tea', 'hot-beverage', 'bubble-tea', 'lemon', 'bubble-tea', 'cookie'],
    matches: [0, 2, 4],
  },
  PICK3: { __typename: 'Pick3Reveal', imageIds: ['strawberry', 'strawberry', 'strawberry'] },
  COLLECT: { __typename: 'CollectReveal', stampsBefore: 6, stampsAfter: 8 },
};

/** A play that won A bag of oranges, unless `changes` say otherwise. */
export const play = (kind: GameKind = 'WHEEL', changes: Fields = {}): Fields => ({
  __typename: 'Play',
  id: 'play-1',
  receipt: '7F3K-92',
  playedAt: '2026-08-05T21:14:00Z',
  playedAtString: 'Aug 5 at 2:14 PM',
  outcome: 'WIN',
  prize: {
    id: 'w1',
    winId: 'w1',
    prizeId: 'p1',
    prizeType: 'B4U_OFFER',
    name: 'A bag of oranges',
    imageId: 'tangerine',
    redeemBy: '2026-09-15T06:59:59.999Z',
    redeemByString: 'Sep 14',
    status: 'WON',
    redeemedAtString: null,
  },
  isAlternate: false,
  pointsSpent: 40,
  freePlay: false,
  reveal: reveals[kind],
  proof: { commit: 'ab'.repeat(32), serverSeed: 'cd'.repeat(32), clientSeed: 'ef'.repeat(16), nonce: 7, roll: 0.25 },
  ...changes,
});

/** A play that won nothing. */
export const lost = (kind: GameKind = 'WHEEL', changes: Fields = {}): Fields =>
  play(kind, { outcome: 'NO_WIN', prize: null, reveal: { __typename: 'WheelReveal', segment: 7 }, ...changes });

export const bonusPath = (changes: Fields = {}): Fields => ({
  id: 'b1',
  title: 'Buy 3 packs of berries',
  imageId: 'blueberries',
  rewardText: '$3 reward',
  isCompleted: false,
  statusLabel: 'In Progress',
  progress: { value: 2, target: 3, percent: 67, prefix: 'Purchased', valueText: '2 / 3', segments: 3 },
  ...changes,
});

/** The answer of everything that a page of Play & Earn asks; `me` and `mutations` may be changed. */
export const answers = (me: Fields = {}, mutations: Fields = {}): Fields => ({
  banner: { id: 'safeway', name: 'Safeway', host: 'safeway.localhost', forUTitle: 'Safeway for U' },
  viewer: {
    userType: 'REGISTERED',
    session: 'ACTIVE',
    isAuthorized: true,
    firstName: 'Maya',
    signInPath: '/account/sign-in.html',
    expiresAt: null,
    remembered: null,
  },
  leftNavigation: [
    { id: 'home', title: 'For U home', href: '/foru.html', icon: 'house' },
    { id: 'games', title: 'Play & Earn', href: '/games/game-grid', icon: 'dices' },
  ],
  logos: null,
  demoShoppers: [],
  referenceData: {
    states: [
      { code: 'CA', name: 'California' },
      { code: 'RI', name: 'Rhode Island' },
      { code: 'WA', name: 'Washington' },
    ],
  },
  me: {
    id: 'c1',
    firstName: 'Maya',
    lastName: 'Reyes',
    email: null,
    customerType: 'CUSTOMER',
    isBusiness: false,
    store: { id: '1', name: '2300 16th St', zipCode: '94103', timeZone: 'America/Los_Angeles' },
    playAndEarn: { programs: [], unseenWins: [], bonusPaths: [] },
    program: null,
    sweepstakesWins: [],
    inbox: { unreadCount: 0, notices: [] },
    ...me,
  },
  ...mutations,
});
