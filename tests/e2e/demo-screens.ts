/** A screen of the demonstration, as one of its shoppers finds it. */
interface DemoScreen {
  name: string;
  key: string;
  path: string;
  /** It is the screen of another one here, with other things on it: `npm run test:all` alone opens it. */
  isAlike?: true;
}

/** The screens of the demonstration. */
export const demoScreens: readonly DemoScreen[] = [
  { name: 'home', key: 'maya', path: '/' },
  { name: 'For U', key: 'maya', path: '/foru.html' },
  { name: 'game grid', key: 'maya', path: '/games/game-grid' },
  { name: 'game grid of a new shopper', key: 'new', path: '/games/game-grid', isAlike: true },
  { name: 'wheel, with the last result', key: 'maya', path: '/games/game-details/HARVEST-SPIN' },
  { name: 'pick three, without points', key: 'maya', path: '/games/game-details/PANTRY-PICK-3', isAlike: true },
  { name: 'collect', key: 'maya', path: '/games/game-details/MARKET-TRAIL', isAlike: true },
  { name: 'scratch card', key: 'theo', path: '/games/game-details/FRESH-COIN-DROP' },
  { name: 'play screen', key: 'maya', path: '/games/play/HARVEST-SPIN' },
  { name: 'not started', key: 'maya', path: '/games/game-details/WINTER-WONDERS', isAlike: true },
  {
    name: 'prize, a code for points',
    key: 'maya',
    path: '/games/prize-details/harvest-movie?programCode=HARVEST-SPIN',
    isAlike: true,
  },
  {
    name: 'prize, entries in a draw',
    key: 'maya',
    path: '/games/prize-details/harvest-entry?programCode=HARVEST-SPIN',
  },
  {
    name: 'prize, sold out',
    key: 'maya',
    path: '/games/prize-details/harvest-cake?programCode=HARVEST-SPIN',
    isAlike: true,
  },
  {
    name: 'prize, points are missing',
    key: 'hanna',
    path: '/games/prize-details/harvest-freshpass?programCode=HARVEST-SPIN',
    isAlike: true,
  },
  { name: 'game over', key: 'maya', path: '/games/game-over/SUMMER-COOKOUT' },
  { name: 'wallet', key: 'maya', path: '/games/prizes' },
  { name: 'wallet with nothing', key: 'new', path: '/games/prizes', isAlike: true },
  { name: 'activity', key: 'maya', path: '/games/activity' },
  { name: 'activity with nothing', key: 'new', path: '/games/activity?show=rewards', isAlike: true },
  { name: 'game not available', key: 'maya', path: '/games/game-details/NO-SUCH-GAME', isAlike: true },
  { name: 'profile', key: 'employee', path: '/account/profile.html' },
  { name: 'addresses', key: 'maya', path: '/account/addresses.html' },
  { name: 'no address', key: 'new', path: '/account/addresses.html', isAlike: true },
  { name: 'communication preferences', key: 'maya', path: '/customer-account/communication-preference.html' },
  { name: 'inbox', key: 'theo', path: '/inbox' },
  { name: 'inbox with nothing', key: 'new', path: '/inbox', isAlike: true },
  { name: 'guided tour', key: 'maya', path: '/tour' },
  { name: 'check of a draw', key: 'maya', path: '/verify/summer-cookout' },
  { name: 'free entry', key: 'maya', path: '/free-entry/HARVEST-SPIN' },
  { name: 'official rules', key: 'maya', path: '/games/official-rules/HARVEST-SPIN' },
  { name: 'product', key: 'maya', path: '/product/974041611', isAlike: true },
  { name: 'product to make yours', key: 'maya', path: '/product/971174599' },
  { name: 'product by weight, made to order', key: 'maya', path: '/product/978202419', isAlike: true },
  { name: 'product that is sold out', key: 'maya', path: '/product/976893530', isAlike: true },
  { name: 'product of a seller', key: 'maya', path: '/mkp/kitchen-foundry/product/976202132', isAlike: true },
  { name: 'wine', key: 'maya', path: '/wine/product/977300105', isAlike: true },
  { name: 'wine shop', key: 'maya', path: '/wine' },
  { name: 'no such product', key: 'maya', path: '/product/123456789', isAlike: true },
  { name: 'coupons and deals', key: 'maya', path: '/foru/coupons-deals' },
  {
    name: 'coupons of a category, as a list',
    key: 'maya',
    path: '/foru/coupons-deals?category=dairy-eggs-cheese&view=list',
    isAlike: true,
  },
  { name: 'offer', key: 'maya', path: '/loyalty/offer-details/canned-cedar-hollow-canned-vegetables-off/CC' },
  { name: 'challenge', key: 'maya', path: '/loyalty/offer-details/bread-dept-path/CC', isAlike: true },
  { name: 'no such offer', key: 'maya', path: '/loyalty/offer-details/no-such-offer/CC', isAlike: true },
  { name: 'weekly ad', key: 'maya', path: '/weeklyad', isAlike: true },
  { name: 'all of the weekly ad', key: 'maya', path: '/weeklyad?view=all' },
  { name: 'list with nothing', key: 'new', path: '/mylist.html' },
  { name: 'seller', key: 'maya', path: '/seller/kitchen-foundry' },
  { name: 'sellers', key: 'maya', path: '/sellers' },
  { name: 'invoices', key: 'business', path: '/account/invoices.html' },
  { name: 'order guide', key: 'business', path: '/purchase-history' },
  { name: 'invoice', key: 'business', path: '/account/invoices/4458231' },
  { name: 'page not found', key: 'maya', path: '/no/such/page' },
  { name: 'game grid of another banner', key: 'hanna', path: '/games/game-grid' },
];
