import type { Sources } from '../../gateway/src/generated/areas.ts';
import type { UserInfo } from '../../gateway/src/generated/rest.ts';

/** Calls that are made of a signed-in shopper's sources; each is tried in a visit of its own. */
type Calls = {
  [Source in keyof Sources]: {
    [Call in keyof Sources[Source]]: (source: Sources[Source], shopper: UserInfo) => Promise<unknown>;
  };
};

const programCode = 'HARVEST-SPIN';
const clientRequestId = 'contract-request-1';
const win = { programCode: 'SUMMER-COOKOUT', prizeId: 'cookout-entries' };
/** A sandwich to build, and a carton of milk. */
const [sub, milk] = ['975277826', '976885794'] as const;
const place = { deviceId: 'device-0001', origin: 'http://safeway.localhost:4000' };
const at = { storeId: '2910', channel: 'PICKUP' } as const;
const cartOwner = { customerId: 'guest', guestCartId: undefined, siteType: 'C' as const, isGuest: false };
const cartShop = { storeId: '2910', serviceType: 'Dug', zipCode: undefined } as const;
const person = { city: 'San Francisco', state: 'CA', zipCode: '94103' };

/**
 * One use of every call of every source; a source that gets a call gets a line here. A refusal is as good as an answer:
 * both are held against the contract.
 */
export const calls: Calls = {
  identity: {
    userInfo: (identity) => identity.userInfo(),
    refresh: (identity) => identity.refresh(),
    startOtp: (identity) =>
      identity.startOtp({ channel: 'email', handle: 'maya@example.com', purpose: 'SIGN_IN', deviceId: 'device-0001' }),
    verifyOtp: (identity) =>
      identity.verifyOtp({ challengeId: 'none', code: '000000', deviceId: 'device-0001', rememberMe: false }),
    joining: (identity) => identity.joining(),
    join: (identity) =>
      identity.join(
        {
          firstName: 'Theo',
          lastName: 'Park',
          zipCode: '94103',
          storeId: '2910',
          termsVersion: '1',
          privacyVersion: '1',
          wantsDeals: false,
          deviceId: 'device-0001',
        },
        clientRequestId,
      ),
    cancelJoining: (identity) => identity.cancelJoining(),
    signOut: (identity) => identity.signOut(false),
    remembered: (identity) => identity.remembered(),
    forget: (identity) => identity.forget(),
    startPasskeySignIn: (identity) => identity.startPasskeySignIn(place),
    signInWithPasskey: (identity) =>
      identity.signInWithPasskey({
        ...place,
        challengeId: 'none',
        credentialId: 'none',
        clientData: 'none',
        authenticatorData: 'none',
        signature: 'none',
        userHandle: null,
        rememberMe: false,
      }),
    startPasskey: (identity) => identity.startPasskey(place),
    addPasskey: (identity) =>
      identity.addPasskey({
        ...place,
        challengeId: 'none',
        credentialId: 'none',
        clientData: 'none',
        attestation: 'none',
        transports: ['internal'],
        name: 'Phone',
      }),
    passkeys: (identity) => identity.passkeys(),
    renamePasskey: (identity) => identity.renamePasskey('none', 'Phone'),
    removePasskey: (identity) => identity.removePasskey('none'),
    demoShoppers: (identity) => identity.demoShoppers(),
    demoSignIn: (identity) => identity.demoSignIn('theo'),
  },
  profile: {
    profile: (profile, { customerId }) => profile.profile(customerId),
    household: (profile, { customerId }) => profile.household(customerId),
    updateAddress: (profile, { customerId, firstName, lastName }) =>
      profile.updateAddress(
        customerId,
        { purpose: 'DELIVERY', firstName, lastName, address: '1 Main St', ...person },
        clientRequestId,
      ),
    zipToCity: (profile) => profile.zipToCity('98122'),
    communicationPreferences: (profile, { customerId }) => profile.communicationPreferences(customerId),
    setCommunicationPreferences: (profile, { customerId }) =>
      profile.setCommunicationPreferences(
        customerId,
        [{ topic: 'COUPONS', channel: 'text', enabled: true }],
        clientRequestId,
      ),
    addContact: (profile, { customerId }) =>
      profile.addContact(customerId, { channel: 'sms', handle: '(415) 555-0188' }, clientRequestId),
    deleteAddress: (profile, { customerId }) => profile.deleteAddress(customerId, 'address-0', clientRequestId),
    deletePhone: (profile, { customerId }) => profile.deletePhone(customerId, '4155550188', clientRequestId),
    freshPass: (profile, { customerId }) => profile.freshPass(customerId),
    changeFreshPass: (profile, { customerId }) => profile.changeFreshPass(customerId, 'CANCEL', clientRequestId),
    chooseShop: (profile, { customerId }) =>
      profile.chooseShop(
        customerId,
        { banner: 'safeway', storeId: '2910', preference: 'delivery', zipCode: '94110' },
        clientRequestId,
      ),
  },
  content: {
    gamesConfig: (content) => content.gamesConfig(),
    gamesTexts: (content) => content.gamesTexts('es'),
    leftNavigation: (content) => content.leftNavigation('haggen'),
    logos: (content) => content.logos(),
    document: (content) => content.document('terms', 'haggen', 'es'),
  },
  stores: {
    search: (stores) => stores.search('94103', 'safeway'),
    store: (stores) => stores.store('2910'),
    defaultStore: (stores) => stores.defaultStore('safeway'),
    checkShop: (stores) =>
      stores.checkShop({ storeId: '2910', banner: 'safeway', channel: 'delivery', zipCode: '94110' }),
  },
  catalog: {
    departments: (catalog) => catalog.departments({ storeId: '2910', channel: 'PICKUP' }),
    sellers: (catalog) => catalog.sellers(),
    product: (catalog) => catalog.product(sub, at),
    products: (catalog) => catalog.products([sub, milk], at),
    search: (catalog) => catalog.search({ q: 'whole milk', filters: 'AVAILABILITY:IN_STOCK', pageSize: 5 }, at),
    suggestions: (catalog) => catalog.suggestions({ q: 'che' }, at),
    collections: (catalog) => catalog.collections(at),
    substitutes: (catalog) => catalog.substitutes(milk, at),
    elsewhere: (catalog) => catalog.elsewhere(milk, at),
    prices: (catalog) => catalog.prices(['410068857940', '012345678905'], at),
    customizations: (catalog) => catalog.customizations(sub, at.storeId),
    stockAsk: (catalog) => catalog.stockAsk({ storeId: at.storeId, q: 'natto', browserId: 'browser-0001' }),
    askToStock: (catalog) =>
      catalog.askToStock({ storeId: at.storeId, q: 'natto', browserId: 'browser-0001' }, clientRequestId),
    countChoice: (catalog) =>
      catalog.countChoice({ storeId: at.storeId, q: 'milk', bpn: milk, act: 'OPENED', browserId: 'browser-0001' }),
  },
  offers: {
    challenges: (offers, { storeId }) => offers.challenges(storeId),
    publicGallery: (offers) => offers.publicGallery('2910'),
    gallery: (offers, { storeId }) => offers.gallery(storeId),
    upcomingAd: (offers, { storeId }) => offers.upcomingAd(storeId),
    offer: (offers, { storeId }) => offers.offer('none', storeId),
    offersByUpc: (offers, { storeId }) => offers.offersByUpc('410068857940', storeId),
    clip: (offers, { storeId }) =>
      offers.clip([{ clipType: 'C', itemId: 'none', itemType: 'CC' }], storeId, clientRequestId),
    unclip: (offers) => offers.unclip(['none'], clientRequestId),
    receive: (offers, { storeId, customerId, householdId, division }) =>
      offers.receive(
        {
          customerId,
          householdId,
          division,
          storeId,
          eventName: 'new_registration',
          eventDateTime: '2026-08-05T19:00:00.000Z',
          eventCorrelationId: 'event-0001',
          offers: [{ externalOfferId: 'none' }],
        },
        clientRequestId,
      ),
    myList: (offers, { storeId }) => offers.myList(storeId),
    previewMyList: (offers, { storeId }) =>
      offers.previewMyList([{ op: 'ADD', id: 'item-0001', text: 'Oat milk' }], storeId),
    changeMyList: (offers, { storeId }) =>
      offers.changeMyList([{ op: 'ADD', id: 'item-0001', text: 'Oat milk' }], storeId, clientRequestId),
    personalizedDeals: (offers, { storeId, householdId }) =>
      offers.personalizedDeals({
        storeId,
        householdId,
        channel: 'PICKUP',
        banner: 'safeway',
        size: 22,
        zipCode: '94103',
      }),
    boxTops: (offers) => offers.boxTops(),
    acceptBoxTops: (offers) => offers.acceptBoxTops(clientRequestId),
    names: (offers) => offers.names(['none']),
  },
  games: {
    programs: (games, { storeId, userType }) => games.programs({ storeId, userType }),
    points: (games) => games.points(programCode),
    activity: (games, { uuid }) => games.activity(programCode, { uuid, days: 180 }),
    estimatePoints: (games, { storeId }) =>
      games.estimatePoints(programCode, storeId, [{ category: 'GROCERY', netCents: 5250 }]),
    activityPage: (games, { uuid }) =>
      games.activityPage(uuid, {
        days: 180,
        programCode: undefined,
        types: undefined,
        pageSize: 10,
        pageToken: undefined,
      }),
    rewardsHistory: (games, { householdId }) =>
      games.rewardsHistory(householdId, { days: 180, programCode: undefined, pageSize: 10, pageToken: undefined }),
    lastPlay: (games) => games.lastPlay(programCode),
    rules: (games, { storeId }) => games.rules(programCode, storeId),
    publicRules: (games) => games.publicRules(programCode),
    optInRequirements: (games, { storeId }) =>
      games.optInRequirements({ programCode: 'SCRATCH-SIP', storeId, browserId: 'browser-0001' }),
    optIn: (games, { storeId }) =>
      games.optIn({
        programCode: 'SCRATCH-SIP',
        storeId,
        rulesVersion: 1,
        acceptedRules: true,
        dateOfBirth: '1985-07-01',
        residencyState: 'CA',
        earnGamePlay: true,
        marketingConsent: false,
        browserId: 'browser-0001',
        clientRequestId,
      }),
    takeFreePlay: (games) => games.takeFreePlay(programCode, 'contract-free-play-1'),
    play: (games) => games.play({ programCode, playKey: 'contract-play-1', clientSeed: 'seed' }),
    markHowItWorksSeen: (games) => games.markHowItWorksSeen(programCode),
  },
  prizes: {
    prizes: (prizes, { storeId, userType }) => prizes.prizes(programCode, { storeId, userType }),
    wallet: (prizes, { uuid }) => prizes.wallet(uuid, { programCode: undefined, pageSize: 10, pageToken: undefined }),
    wonPrizes: (prizes, { uuid }) => prizes.wonPrizes('SUMMER-COOKOUT', uuid),
    prize: (prizes, { storeId }) => prizes.prize('harvest-coffee', storeId),
    redemptions: (prizes) => prizes.redemptions('harvest-coffee'),
    redemption: (prizes) => prizes.redemption('none'),
    redeem: (prizes, { storeId }) =>
      prizes.redeem({
        programCode,
        prizeId: 'none',
        prizeType: 'VENDOR',
        quantity: 1,
        storeId,
        expectedCost: 40,
        clientRequestId,
      }),
    choose: (prizes) => prizes.choose({ redemptionId: 'none', choiceId: 'none', clientRequestId }),
    holdPrize: (prizes) => prizes.holdPrize('none', clientRequestId),
    releasePrizeHold: (prizes) => prizes.releasePrizeHold('none'),
    askForStock: (prizes) => prizes.askForStock('harvest-cake'),
    forgetStock: (prizes) => prizes.forgetStock('harvest-cake'),
    groceryRewards: (prizes) => prizes.groceryRewards(),
  },
  cart: {
    carts: (cart, { customerId }) => cart.carts({ ...cartOwner, customerId }, cartShop),
    move: (cart, { customerId }) => cart.move({ ...cartOwner, customerId }, cartShop),
    coupons: (cart, { customerId }) => cart.coupons({ ...cartOwner, customerId }, 'none'),
    clipCoupons: (cart) => cart.clipCoupons('none', clientRequestId),
    useRewards: (cart, { customerId }) => cart.useRewards({ ...cartOwner, customerId }, 'none', true),
    estimate: (cart, { customerId }) =>
      cart.estimate({ ...cartOwner, customerId }, cartShop, {
        items: [{ itemId: milk, qty: 2, counted: true }],
        orderNumber: undefined,
      }),
    change: (cart, { customerId }) =>
      cart.change({ ...cartOwner, customerId }, cartShop, {
        items: [{ itemId: milk, op: 'ADD', qty: 1 }],
        version: 1,
        orderNumber: undefined,
        requestId: clientRequestId,
      }),
  },
  live: {
    // What ends at once: `live.test.ts` follows on.
    changes: (live) => live.changes({ token: 'none.of.these' }),
  },
  orders: {
    membership: (orders) => orders.membership(),
    joinFreshPass: (orders) => orders.joinFreshPass(1, clientRequestId),
    slots: (orders) => orders.slots({ ...at, zip: undefined, cartId: undefined, guestCartId: undefined }),
    hold: (orders) => orders.hold({ cartId: 'none', guestCartId: undefined }, 'none', clientRequestId),
    checkout: (orders) => orders.checkout({ cartId: 'none', guestCartId: undefined }),
    setCheckout: (orders) =>
      orders.setCheckout({ cartId: 'none', guestCartId: undefined }, { tipCents: 200 }, clientRequestId),
    keepWallet: (orders) =>
      orders.keepWallet(
        { cartId: 'none', guestCartId: undefined },
        { paymentId: 'DEMO_WALLET', quoteId: 'none', payload: '{}' },
        clientRequestId,
      ),
    openWalletSession: (orders) =>
      orders.openWalletSession(
        { paymentId: 'APPLE_PAY', validationUrl: 'https://apple.com/', domain: 'shop.example' },
        clientRequestId,
      ),
    place: (orders) => orders.place({ cartId: 'none', quoteId: 'none', confirmsAge: false }, clientRequestId),
    orders: (orders) => orders.orders({ pageToken: undefined, pageSize: 10 }),
    order: (orders) => orders.order('4471902'),
    startEdit: (orders) => orders.startEdit('4471902', clientRequestId),
    discardEdit: (orders) => orders.discardEdit('4471902', clientRequestId),
    saveEdit: (orders) =>
      orders.saveEdit(
        { orderNumber: '4471902', storeId: '2910', version: 1 },
        4307,
        '2026-08-05T12:00:00.000Z',
        clientRequestId,
      ),
    decideSwap: (orders) =>
      orders.decideSwap({ orderNumber: '4471902', entryId: 'none', itemId: milk, decision: 'KEEP' }, clientRequestId),
    swapChoices: (orders) => orders.swapChoices('4471902', 'none'),
    chooseSwap: (orders) =>
      orders.chooseSwap({ orderNumber: '4471902', entryId: 'none', itemId: milk, otherItemId: milk }, clientRequestId),
    times: (orders) => orders.times('4471902'),
    move: (orders) =>
      orders.move(
        { orderNumber: '4471902', slotId: 'none', versionNumber: 1, expectedTotalCents: 4307 },
        clientRequestId,
      ),
    arrive: (orders) => orders.arrive('4471902', { note: null, isOnTheWay: false }, clientRequestId),
    changeHandOver: (orders) => orders.changeHandOver('none', 'UNATTENDED', clientRequestId),
    changePayment: (orders) => orders.changePayment('4471902', 'HAND_OVER', clientRequestId),
    cancel: (orders) => orders.cancel('4471902', clientRequestId),
    receipt: (orders) => orders.receipt('4471902'),
  },
  recommendations: {
    crossSell: (recommendations) =>
      recommendations.crossSell({ ...at, categoryId: 'dairy-eggs', bpn: milk, banner: 'safeway' }, 8),
    carousel: (recommendations) => recommendations.carousel(at, [milk], 8),
    zone: (recommendations) => recommendations.zone(at, 'safeway', [milk]),
    popularSearches: (recommendations) => recommendations.popularSearches(at, 'en'),
    boughtBefore: (recommendations) => recommendations.boughtBefore(at),
    smartBasket: (recommendations, { householdId }) => recommendations.smartBasket(householdId, at, 1),
    purchaseHistory: (recommendations) =>
      recommendations.purchaseHistory({ ...at, sort: 'RECENTLY_PURCHASED', filter: { inStock: true } }),
  },
  subscriptions: {
    all: (subscriptions, { uuid }) => subscriptions.all(uuid, 'safeway'),
    add: (subscriptions, { uuid }) =>
      subscriptions.add(
        uuid,
        { originationStoreId: '2910', items: [{ productBpn: milk, quantity: 1, startDateTime: '2026-08-01' }] },
        clientRequestId,
      ),
    change: (subscriptions, { uuid }) =>
      subscriptions.change(uuid, 'none', { version: 1, quantity: 2 }, clientRequestId),
    cancel: (subscriptions, { uuid }) => subscriptions.cancel(uuid, 'none', clientRequestId),
    skip: (subscriptions, { uuid }) =>
      subscriptions.skip(uuid, { runDate: '2026-08-01', skipped: true }, clientRequestId),
    changeOneTimeItem: (subscriptions, { uuid }) =>
      subscriptions.changeOneTimeItem(uuid, { runDate: '2026-08-01', productBpn: milk, quantity: 0 }, clientRequestId),
    plan: (subscriptions, { uuid }) => subscriptions.plan(uuid, { minute: 600 }, clientRequestId),
  },
  draws: {
    draws: (draws) => draws.draws(),
    draw: (draws) => draws.draw('none'),
    myEntries: (draws) => draws.myEntries('none'),
    unseenWins: (draws) => draws.unseenWins(),
    wins: (draws) => draws.wins(),
    acknowledge: (draws) => draws.acknowledge(win),
    claim: (draws) => draws.claim(win),
    freeEntryChallenge: (draws) => draws.freeEntryChallenge('GRAND-GIVEAWAY'),
    enterFree: (draws) =>
      draws.enterFree({
        programCode: 'GRAND-GIVEAWAY',
        name: 'Maya Reyes',
        address: '1 Main St',
        ...person,
        email: 'maya@example.com',
        dateOfBirth: '1985-07-01',
        proofOfWork: '{}',
        browserId: 'browser-0001',
        clientRequestId,
      }),
    inbox: (draws) => draws.inbox(),
    markNoticeRead: (draws) => draws.markNoticeRead('none'),
    push: (draws) => draws.push(),
    setPushDevice: (draws) =>
      draws.setPushDevice(
        { endpoint: 'https://push.example/1', p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22), kinds: ['ORDERS'] },
        clientRequestId,
      ),
    forgetPushDevice: (draws) => draws.forgetPushDevice('none', clientRequestId),
  },
};

/** Rows of the requirements that a call answers, by the call's name. */
export const rowsOfCalls: Record<string, string> = {
  'identity.userInfo': 'G-46 G-47 G-77',
  'profile.profile': 'G-91',
  'profile.household': 'G-92',
  'profile.updateAddress': 'G-93',
  'profile.zipToCity': 'G-94',
  'content.gamesConfig': 'G-95',
  'content.leftNavigation': 'G-23 G-96',
  'catalog.product': 'S-63',
  'catalog.search': 'N-55',
  'catalog.suggestions': 'S-250',
  'catalog.substitutes': 'N-79 S-205',
  'catalog.prices': 'S-179',
  'catalog.customizations': 'S-149 S-180',
  'games.programs': 'G-40 G-78',
  'games.points': 'G-79',
  'prizes.prizes': 'G-80',
  'prizes.prize': 'G-81',
  'prizes.wonPrizes': 'G-82',
  'games.activity': 'G-83',
  'prizes.redeem': 'G-88',
  'games.lastPlay': 'G-87',
  'games.optIn': 'G-89',
  'games.markHowItWorksSeen': 'G-90',
  'cart.carts': 'S-170',
  'cart.move': 'S-171',
  'cart.change': 'S-172 S-174',
  'orders.saveEdit': 'S-177',
  'draws.unseenWins': 'G-41 G-85',
  'draws.acknowledge': 'G-86',
};
