import { matchPath } from 'react-router-dom';

/**
 * The path of every screen, named once (G-9..G-13, G-31..G-33). Links, redirects, and the router take it from here; the
 * screen itself stands in the folder of `routes/` that bears its path.
 */
export const screens = {
  home: '/',
  search: '/search',
  scan: '/scan',
  shop: '/shop',
  department: '/shop/:departmentId',
  aisle: '/shop/:departmentId/:aisle',
  wine: '/wine',
  business: '/business',
  forU: '/foru.html',
  coupons: '/foru/coupons-deals',
  myList: '/mylist.html',
  weeklyAd: '/weeklyad',
  offer: '/loyalty/offer-details/:offerId/:offerPgm',
  bonusPath: '/foru/bonus-path',
  welcomeOffers: '/foru/welcome-offers',
  freshPass: '/freshpass/manage/subscribe',
  rewards: '/foru/rewards.html',
  reward: '/foru/rewards/:prizeId',
  games: '/games',
  gameGrid: '/games/game-grid',
  gameDetails: '/games/game-details/:programCode',
  gameOver: '/games/game-over/:programCode',
  play: '/games/play/:programCode',
  officialRules: '/games/official-rules/:programCode',
  activity: '/games/activity',
  wallet: '/games/prizes',
  prizeDetails: '/games/prize-details/:prizeId',
  freeEntry: '/free-entry/:programCode',
  verify: '/verify/:drawId',
  tour: '/tour',
  inbox: '/inbox',
  signIn: '/account/sign-in.html',
  join: '/account/join.html',
  help: '/info/help',
  document: '/info/:name',
  stores: '/stores',
  store: '/stores/:storeId',
  product: '/product/:bpn',
  wineProduct: '/wine/product/:bpn',
  sellerProduct: '/mkp/:sellerId/product/:bpn',
  seller: '/seller/:sellerId',
  sellers: '/sellers',
  reSignIn: '/account/re-sign-in.html',
  profile: '/account/profile.html',
  addresses: '/account/addresses.html',
  security: '/account/security.html',
  clubCard: '/account/club-card.html',
  scheduleAndSave: '/schedule-and-save',
  quickAdd: '/quick-add',
  purchaseHistory: '/purchase-history',
  cart: '/erums/cart/',
  orderCart: '/cart/:storeId/:orderNumber',
  communicationPreference: '/customer-account/communication-preference.html',
  checkout: '/checkout',
  orderPlaced: '/account/orders/:orderNumber/placed',
  orders: '/account/orders.html',
  order: '/account/orders/:orderNumber',
  invoices: '/account/invoices.html',
  invoice: '/account/invoices/:orderNumber',
  error: '/error',
} as const;

export type Screen = keyof typeof screens;

type ParamOf<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamOf<`/${More}`>
    : Rest
  : never;
/** The screens of one thing each: of a game, a prize, a draw. */
type ScreenOfOne = { [Name in Screen]: ParamOf<(typeof screens)[Name]> extends never ? never : Name }[Screen];

/** The path of a screen of one thing: `pathTo('gameDetails', { programCode: 'HARVEST-SPIN' })`. Values are escaped. */
export const pathTo = <Name extends ScreenOfOne>(
  screen: Name,
  params: Readonly<Record<ParamOf<(typeof screens)[Name]>, string>>,
): string => screens[screen].replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name as keyof typeof params]));

/** Is it the path of one of these screens? Every link of a page asks, and few paths begin as a screen's does. */
export function isAt(pathname: string, ...names: readonly Screen[]): boolean {
  const lower = pathname.toLowerCase();
  return names.some((name) => lower.startsWith(beginningOf(name)) && matchPath(screens[name], pathname) !== null);
}

/** What all paths of a screen begin with, whether or not they end with a slash. */
const beginningOf = (name: Screen): string => screens[name].replace(/\/?(?::.*)?$/, '');

/** The paths of a product's page, by the shop it belongs to (S-14). */
export const productScreens = ['product', 'wineProduct', 'sellerProduct'] as const satisfies readonly Screen[];

/** A prize's page (G-13). The game's code goes along, so that Back knows where to lead (G-18). */
export const prizePath = ({ id, programCode }: { id: string; programCode: string }): string =>
  `${pathTo('prizeDetails', { prizeId: id })}?programCode=${encodeURIComponent(programCode)}`;
