import { pathTo, screens } from '../app/routing/paths.ts';
import { activityPage, severalItems } from './fixtures/activity.ts';
import { cartsOf, groceryCart, threeCarts } from './fixtures/carts.ts';
import { couponsInEveryState, gallery, offerPage, welcomeGallery } from './fixtures/coupons.ts';
import { pickupCheckout } from './fixtures/checkout.ts';
import { editedOrder } from './fixtures/orders/order-edit.ts';
import { myList } from './fixtures/savings/my-list.ts';
import { placedOrder } from './fixtures/placing.ts';
import { bonusPath, over, program } from './fixtures/games.ts';
import { homeRoot } from './fixtures/home.ts';
import { helpDocument, helpShop } from './fixtures/help.ts';
import { dairy, pickupShop, productList } from './fixtures/lists.ts';
import { orderOnPage, pageOf } from './fixtures/orders/order-pages.ts';
import { orderPage, severalOrders } from './fixtures/orders/orders.ts';
import { gameOf, prize } from './fixtures/prizes.ts';
import { productDetails, sandwich, skillet } from './fixtures/product-details.ts';
import { freshPass } from './fixtures/savings/fresh-pass.ts';
import { groceryRewards } from './fixtures/savings/rewards.ts';
import { seller } from './fixtures/products.ts';
import { schedule } from './fixtures/subscriptions.ts';
import { invoice, paidOrders } from './fixtures/orders/invoices.ts';
import { foundStores, pickerStores, storeCard } from './fixtures/stores.ts';
import { estimateFor, history, usuals } from './fixtures/usuals.ts';
import { weeklyAd } from './fixtures/savings/weekly-ad.ts';
import { severalPrizes, walletPage } from './fixtures/wallet.ts';

type Fields = Record<string, unknown>;

/** A screen with something on it: an address, and what the gateway answers there. */
export interface ScreenSample {
  at: string;
  me?: Fields;
  root?: Fields;
}

const passkeys = [
  {
    id: 'k1',
    name: 'Maya’s iPhone',
    host: 'safeway.localhost',
    datesText: 'Added Jul 12, 2026, last used Aug 2, 2026',
    isStopped: false,
  },
];
const games = { programs: [program()], featured: program(), unseenWins: [], bonusPaths: [] };
const profile = {
  id: 'c1',
  email: 'maya@example.com',
  phones: [{ number: '4155554821', isPrimary: true }],
  loyalty: { clubCard: '41234567890' },
  addresses: [
    {
      id: 'a1',
      version: 3,
      firstName: 'Maya',
      lastName: 'Reyes',
      address: '148 Guerrero St',
      address2: null,
      city: 'San Francisco',
      state: 'CA',
      zipCode: '94103',
      deliveredFrom: { id: '1', name: '2300 16th St' },
    },
  ],
  subscriptions: [{ name: 'FreshPass', value: 'Monthly', state: 'ACTIVE', periodText: 'Since Jul 12, 2026' }],
  communicationPreferences: {
    id: 'c1',
    maskedEmail: 'm•••@example.com',
    maskedPhone: null,
    topics: [{ topic: 'COUPONS', email: true, text: false }],
  },
};
const draw = {
  id: 'harvest',
  programCode: 'HARVEST',
  programTitle: 'Harvest Spin',
  prizeName: 'Groceries for a year',
  prizeValueString: '$5,200',
  imageId: 'shopping-bags',
  state: 'OPEN',
  isOpen: true,
  freeEntries: 1,
  newEntryOddsString: '1 in 48,214, whichever way you enter',
  entryLimit: 50,
  entryCount: 48_213,
  householdCount: 9000,
  drawsAtString: 'Sep 5 at 2:00 PM PT',
  commitment: 'ab'.repeat(32),
  steps: [],
  places: [],
};
/** Who buys for a business. */
const buyer = {
  userType: 'REGISTERED',
  session: 'ACTIVE',
  isAuthorized: true,
  site: 'BUSINESS',
  firstName: 'Bianca',
  signInPath: '/sign-in',
};
const guest = {
  userType: 'GUEST',
  session: 'NONE',
  isAuthorized: false,
  site: 'HOUSEHOLDS',
  firstName: null,
  signInPath: screens.signIn,
  expiresAt: null,
  remembered: null,
};
const remembered = {
  firstName: 'Maya',
  destination: null,
  handles: [{ channel: 'SMS', maskedHandle: '(•••) •••-4821' }],
};
const notice = {
  id: 'n1',
  type: 'WIN',
  title: 'You won',
  body: 'Free groceries for a month.',
  href: '/games/game-over/HARVEST',
  dateString: 'Aug 5',
  age: 'TODAY',
  timeString: '10:51 AM',
  isRead: false,
};
const demoShopper = {
  key: 'maya',
  title: 'Maya',
  description: 'Registered.',
  userType: 'REGISTERED',
  banner: 'safeway',
};
const shownPrize = prize();
const document = {
  id: 'terms',
  title: 'Safeway for U terms',
  version: '2026-11',
  effectiveFromString: 'Nov 22, 2026',
  lead: 'The terms of membership, in plain language.',
  language: 'en',
  sections: [{ title: 'Membership', blocks: [{ text: 'Joining is free.', items: [] }] }],
};

/** What the chosen usuals would cost. */
const cartEstimate = ({ lines }: { lines: Parameters<typeof estimateFor>[0] }) => estimateFor(lines);

/** Every screen of the storefront by its path, each with its data. A screen without an entry fails the tests that go through all. */
export const samples: Readonly<Record<string, ScreenSample>> = {
  [screens.signIn]: { at: screens.signIn, root: { viewer: guest } },
  [screens.reSignIn]: {
    at: screens.reSignIn,
    root: { viewer: { ...guest, session: 'EXPIRED', remembered } },
  },
  [screens.join]: { at: screens.join, root: { viewer: { ...guest, joining: null }, document } },
  [screens.help]: {
    at: screens.help,
    root: { viewer: guest, document: helpDocument, shop: { ...homeRoot.shop, ...helpShop } },
  },
  [screens.document]: { at: pathTo('document', { name: 'terms' }), root: { viewer: guest, document } },
  [screens.product]: {
    at: pathTo('product', { bpn: '100000003' }),
    root: { viewer: guest, product: sandwich() },
  },
  [screens.wineProduct]: {
    at: pathTo('wineProduct', { bpn: '100000003' }),
    root: {
      viewer: guest,
      product: productDetails(
        { alcoholText: '13.8% alcohol by volume. You must be 21 or older.' },
        { path: pathTo('wineProduct', { bpn: '100000003' }), program: 'WINE' },
      ),
    },
  },
  [screens.sellerProduct]: {
    at: pathTo('sellerProduct', { sellerId: seller.id, bpn: '100000003' }),
    root: { viewer: guest, product: skillet() },
  },
  [screens.seller]: {
    at: pathTo('seller', { sellerId: seller.id }),
    root: { viewer: guest, seller, search: productList(), shop: pickupShop },
  },
  [screens.sellers]: { at: screens.sellers, root: { viewer: guest, sellers: [seller] } },
  [screens.stores]: {
    at: `${screens.stores}?zip=94103`,
    root: { viewer: guest, storeSearch: { ...foundStores(1), stores: [storeCard] } },
  },
  [screens.store]: {
    at: pathTo('store', { storeId: '2910' }),
    root: { viewer: guest, store: { ...storeCard.store, zipCode: '94103', nextSlots: pickerStores[0]?.nextSlots } },
  },
  [screens.checkout]: {
    at: `${screens.checkout}?cart=cart-1&step=time`,
    me: { profile },
    root: {
      viewer: { ...guest, session: 'ACTIVE', isAuthorized: true, firstName: 'Maya' },
      checkout: pickupCheckout(),
    },
  },
  [screens.orderPlaced]: {
    at: pathTo('orderPlaced', { orderNumber: '4471955' }),
    root: { order: placedOrder() },
  },
  [screens.home]: { at: screens.home, me: { playAndEarn: games }, root: homeRoot },
  [screens.search]: {
    at: `${screens.search}?q=milk&diet=ORGANIC`,
    root: { viewer: guest, search: productList(), shop: pickupShop },
  },
  [screens.weeklyAd]: { at: screens.weeklyAd, root: { viewer: guest, weeklyAd: weeklyAd() } },
  [screens.myList]: { at: screens.myList, root: { myList: myList() } },
  [screens.coupons]: { at: screens.coupons, root: { viewer: guest, coupons: gallery() } },
  [screens.offer]: {
    at: pathTo('offer', { offerId: 'butter', offerPgm: 'CC' }),
    root: { viewer: guest, coupon: offerPage() },
  },
  [screens.wine]: { at: screens.wine, root: { viewer: guest, search: productList(), shop: pickupShop } },
  [screens.business]: { at: screens.business, root: { viewer: guest, search: productList(), shop: pickupShop } },
  [screens.shop]: { at: screens.shop, root: { viewer: guest, departments: [dairy] } },
  [screens.department]: {
    at: pathTo('department', { departmentId: dairy.id }),
    root: { viewer: guest, department: dairy, search: productList(), shop: pickupShop },
  },
  [screens.aisle]: {
    at: pathTo('aisle', { departmentId: dairy.id, aisle: 'milk-cream' }),
    root: { viewer: guest, department: dairy, search: productList(), shop: pickupShop },
  },
  [screens.cart]: { at: screens.cart, root: { carts: threeCarts() } },
  [screens.orderCart]: {
    at: pathTo('orderCart', { storeId: '2910', orderNumber: '4471902' }),
    root: { carts: cartsOf([groceryCart()], { edit: editedOrder() }) },
  },
  [screens.forU]: {
    at: screens.forU,
    me: { playAndEarn: { ...games, bonusPaths: [bonusPath()] }, groceryRewards: groceryRewards() },
    root: { coupons: gallery(couponsInEveryState), logos: homeRoot.logos },
  },
  [screens.gameGrid]: { at: screens.gameGrid, me: { playAndEarn: games } },
  [screens.activity]: { at: screens.activity, me: { activity: activityPage(severalItems()) } },
  [screens.wallet]: { at: screens.wallet, me: { wallet: walletPage(severalPrizes()) } },
  [screens.bonusPath]: {
    at: screens.bonusPath,
    me: { playAndEarn: { bonusPaths: [bonusPath()] } },
    root: { coupons: gallery(couponsInEveryState.filter(({ progress, action }) => progress ?? action === 'ACTIVATE')) },
  },
  [screens.welcomeOffers]: { at: screens.welcomeOffers, root: { coupons: welcomeGallery() } },
  [screens.clubCard]: {
    at: screens.clubCard,
    me: { profile, groceryRewards: groceryRewards() },
    root: { coupons: gallery(couponsInEveryState) },
  },
  [screens.freshPass]: { at: screens.freshPass, me: { freshPass: freshPass() } },
  [screens.rewards]: { at: screens.rewards, me: { groceryRewards: groceryRewards() } },
  [screens.reward]: { at: pathTo('reward', { prizeId: 'foru-5-off' }), me: { groceryRewards: groceryRewards() } },
  [screens.gameDetails]: { at: pathTo('gameDetails', { programCode: 'HARVEST' }), me: { program: program() } },
  [screens.gameOver]: {
    at: pathTo('gameOver', { programCode: 'COOKOUT' }),
    me: { program: over({ id: 'COOKOUT', code: 'COOKOUT' }), playAndEarn: games },
  },
  [screens.prizeDetails]: {
    at: pathTo('prizeDetails', { prizeId: shownPrize.id }),
    me: { prize: { ...shownPrize, program: { ...program(), ...gameOf(), prizes: [] } } },
  },
  [screens.play]: { at: pathTo('play', { programCode: 'HARVEST' }), me: { program: program() } },
  [screens.officialRules]: {
    at: pathTo('officialRules', { programCode: 'HARVEST' }),
    root: { officialRules: program()['officialRules'], draws: [draw] },
  },
  [screens.inbox]: { at: screens.inbox, me: { inbox: { unreadCount: 1, notices: [notice] } } },
  [screens.verify]: { at: pathTo('verify', { drawId: 'harvest' }), root: { draw } },
  [screens.tour]: { at: screens.tour, root: { demoShoppers: [demoShopper], tour: { stop: 3, seen: [1, 2, 3] } } },
  [screens.freeEntry]: { at: pathTo('freeEntry', { programCode: 'HARVEST' }), root: { draws: [draw] } },
  [screens.profile]: { at: screens.profile, me: { email: 'maya@example.com', profile } },
  [screens.addresses]: { at: screens.addresses, me: { profile } },
  [screens.security]: { at: screens.security, me: { passkeys } },
  [screens.scan]: { at: screens.scan },
  [screens.scheduleAndSave]: { at: screens.scheduleAndSave, root: { scheduleAndSave: schedule() } },
  [screens.quickAdd]: { at: screens.quickAdd, root: { usuals: usuals(), shop: homeRoot.shop, cartEstimate } },
  [screens.purchaseHistory]: { at: screens.purchaseHistory, root: { purchaseHistory: history() } },
  [screens.orders]: { at: screens.orders, root: { orders: orderPage(severalOrders(), 'c10') } },
  [screens.order]: { at: pageOf(orderOnPage()), root: { order: orderOnPage() } },
  [screens.invoices]: { at: screens.invoices, root: { viewer: buyer, orders: paidOrders() } },
  [screens.invoice]: { at: pathTo('invoice', { orderNumber: '4458231' }), root: { viewer: buyer, order: invoice() } },
  [screens.communicationPreference]: {
    at: screens.communicationPreference,
    me: { profile },
  },
};
