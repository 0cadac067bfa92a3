import type { Draw, GameConfig, Play, Program, ProgramPoints, StoreDetails, UserInfo } from '../generated/rest.ts';

/** Rows as the services give them, for tests; each takes what the test is about. */
export function aProgram(given: Partial<Program> = {}): Program {
  return {
    code: 'HARVEST',
    type: 'DIVISION',
    optInStatus: 'OPTED_IN',
    startDate: '2026-08-01T07:00:00.000Z',
    endDate: '2026-09-01T06:59:59.999Z',
    postProgLiveDate: '2026-09-15T06:59:59.999Z',
    timeZone: 'America/Los_Angeles',
    howItWorks: false,
    uiAttributes: {},
    rulesVersion: 3,
    ...given,
  };
}

export function somePoints(given: Partial<ProgramPoints> = {}): ProgramPoints {
  return {
    programCode: 'HARVEST',
    totalGamePoints: 240,
    pendingGamePoints: 62,
    expiredGamePoints: 0,
    pendingOrderDate: '2026-08-04T20:00:00.000Z',
    totalPrizesWon: 4,
    sweepstakesEntries: 12,
    gameplaysUsed: 2,
    gameplaysUsedToday: 2,
    freePlays: 0,
    gameplaysAvailable: 3,
    stamps: null,
    asOf: '2026-08-05T12:00:00.000Z',
    ...given,
  };
}

export function aGame(given: Partial<GameConfig> = {}): GameConfig {
  return {
    programCode: 'HARVEST',
    kind: 'WHEEL',
    title: 'Harvest Spin',
    tagline: 'Every spin wins something from the market.',
    earnText: 'Every $1 you spend on groceries earns 1 Game point. Each play costs {cost} {points}.',
    optInText: 'Opt in and your first play is on us.',
    costPoints: 40,
    maxPlaysPerDay: 5,
    maxPlaysTotal: 50,
    reducedMotionVariant: true,
    odds: [
      { label: '$5 off fruit', shortLabel: '$5 off fruit', imageId: 'tangerine', prizeId: 'p-fruit', oneIn: 8 },
      { label: 'Free coffee', shortLabel: 'Free coffee', imageId: 'hot-beverage', prizeId: 'p-coffee', oneIn: 4 },
      { label: 'Free loaf', shortLabel: 'Free loaf', imageId: 'bread', prizeId: 'p-loaf', oneIn: 4 },
      { label: 'No prize', shortLabel: 'No prize', imageId: 'strawberry', prizeId: null, oneIn: 2.67 },
    ],
    board: null,
    howItWorks: [
      { step: 1, title: 'Shop', body: 'Earn {points} with each order.', image: 'SHOP' },
      { step: 2, title: 'Play', body: 'Each play costs {cost} {points}.', image: 'PLAY' },
      { step: 3, title: 'Win', body: 'Redeem your prizes by {redeemBy}.', image: 'WIN' },
    ],
    ...given,
  };
}

export function aPlay(given: Partial<Play> = {}): Play {
  return {
    playId: 'play-1',
    receipt: '7F3K-92',
    programCode: 'HARVEST',
    playedAt: '2026-08-05T21:14:00.000Z',
    outcome: 'WIN',
    oddsIndex: 1,
    prize: {
      winId: 'win-1',
      prizeId: 'p-coffee',
      prizeType: 'VENDOR',
      name: 'Free coffee, any size',
      imageId: 'hot-beverage',
      redeemBy: '2026-09-15T06:59:59.999Z',
      redeemedAt: null,
    },
    isAlternate: false,
    pointsSpent: 40,
    freePlay: false,
    stampsBefore: null,
    stampsAfter: null,
    proof: { commit: 'aa', serverSeed: 'bb', clientSeed: 'cc', nonce: 1, roll: 0.3 },
    ...given,
  };
}

export function someUserInfo(given: Partial<UserInfo> = {}): UserInfo {
  return {
    token: 'the-secret-token',
    expireTime: Date.parse('2026-08-05T12:30:00Z'),
    userType: 'R',
    customerId: 'cust-1',
    uuid: 'uuid-1',
    householdId: 'house-1',
    gid: 'gid-1',
    firstName: 'Maya',
    lastName: 'Lopez',
    email: 'maya@larder.example',
    customerType: 'C',
    siteType: 'C',
    banner: 'safeway',
    displayBanner: 'Safeway',
    zip: '94103',
    storeId: '2300',
    storeName: '2300 16th St',
    storeTimeZone: 'America/Los_Angeles',
    division: 'norcal',
    shopStoreId: '2300',
    shopZip: '94103',
    preference: 'dug',
    clubCard: null,
    pickupAddress: null,
    branchId: null,
    unattendedDelivery: false,
    authenticatedAt: '2026-08-05T12:00:00.000Z',
    ...given,
  };
}

/** An open draw. */
export function aDraw(given: Partial<Draw> = {}): Draw {
  return {
    drawId: 'harvest',
    programCode: 'HARVEST',
    programTitle: 'Harvest Spin',
    prizeId: 'harvest-entry',
    prizeName: 'Groceries for a year',
    prizeValueCents: 520_000,
    imageId: 'shopping-bags',
    state: 'OPEN',
    winnerCount: 1,
    alternateCount: 3,
    entryLimit: 50,
    freeEntries: 1,
    opensAt: '2026-07-28T16:00:00.000Z',
    closesAt: '2026-09-05T06:59:59.999Z',
    drawsAt: '2026-09-05T21:00:00.000Z',
    timeZone: 'America/Los_Angeles',
    rulesVersion: 3,
    rulesHash: 'cc',
    entryCount: 48_213,
    householdCount: 9840,
    commitment: 'aa',
    committedAt: '2026-07-28T15:58:00.000Z',
    closedAt: null,
    merkleRoot: null,
    sealedAt: null,
    sealedBy: null,
    dice: null,
    serverSeed: null,
    randomness: null,
    drawnAt: null,
    drawnBy: null,
    verifiedAt: null,
    publishedAt: null,
    places: [],
    file: null,
    ...given,
  };
}

/** A store in San Francisco with a pickup today at 2 PM. */
export function aStore(given: Partial<StoreDetails> = {}): StoreDetails {
  return {
    storeId: '2910',
    name: '2300 16th St',
    banner: 'safeway',
    displayBanner: 'Safeway',
    division: 'NORCAL',
    timeZone: 'America/Los_Angeles',
    address: '2300 16th St',
    city: 'San Francisco',
    state: 'CA',
    zip: '94103',
    phone: '4155550100',
    channels: ['pickup', 'delivery', 'instore'],
    flags: { wineShop: false, ecomDeli: false, orderPreparation: true },
    departments: [],
    deliveryAreas: ['941'],
    nextSlots: [
      {
        channel: 'pickup',
        start: '2026-08-05T21:00:00.000Z',
        end: '2026-08-05T22:00:00.000Z',
        cutoff: '2026-08-05T20:00:00.000Z',
        feeCents: 0,
      },
    ],
    ...given,
  };
}
