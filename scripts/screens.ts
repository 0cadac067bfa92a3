import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { Shopper } from '../tests/e2e/shopper.ts';
import { startStack } from '../tests/e2e/stack.ts';
import { type Screen, screens } from '../web/src/app/routing/paths.ts';
import { takeAppScreens } from './app-screens.ts';
import { build } from './build.ts';
import { chromiumLaunch } from './chromium.ts';
import { root } from './processes.ts';

/**
 * Takes a picture of every screen on a phone and a desktop, in light and dark: `npm run screens`, or `npm run screens -- cart
 * search` for some. The pictures stand in `.data/screens`; of all screens, contact sheets are made in `docs/pictures/screens`, and the pictures that the offer to install shows.
 */
const folder = join(root, '.data/screens');
const sheets = join(root, 'docs/pictures/screens');

interface Shown {
  /** Key of the demo shopper who opens it; null is a guest. */
  key: string | null;
  /** Where the path of the screen names one thing, or shows more with a query. */
  path?: string;
  /** Where a link leads to it. */
  by?: { at: string; link: string };
}

const game = 'HARVEST-SPIN';
const shown: Record<Screen, Shown> = {
  home: { key: 'maya' },
  search: { key: 'maya', path: '/search?q=milk' },
  shop: { key: 'maya' },
  department: { key: 'maya', path: '/shop/fruits-vegetables' },
  aisle: { key: 'maya', path: '/shop/dairy-eggs-cheese/milk-cream' },
  wine: { key: 'maya' },
  business: { key: 'business' },
  forU: { key: 'maya' },
  coupons: { key: 'maya' },
  myList: { key: 'maya' },
  weeklyAd: { key: 'maya' },
  offer: { key: 'maya', path: '/loyalty/offer-details/canned-cedar-hollow-canned-vegetables-off/CC' },
  bonusPath: { key: 'maya' },
  welcomeOffers: { key: 'new' },
  freshPass: { key: 'maya' },
  rewards: { key: 'maya' },
  reward: { key: 'maya', by: { at: screens.rewards, link: 'a[href^="/foru/rewards/"]' } },
  games: { key: 'maya' },
  gameGrid: { key: 'maya' },
  gameDetails: { key: 'maya', path: `/games/game-details/${game}` },
  gameOver: { key: 'maya', path: '/games/game-over/SUMMER-COOKOUT' },
  play: { key: 'maya', path: `/games/play/${game}` },
  officialRules: { key: 'maya', path: `/games/official-rules/${game}` },
  activity: { key: 'maya' },
  wallet: { key: 'maya' },
  prizeDetails: { key: 'maya', path: `/games/prize-details/harvest-entry?programCode=${game}` },
  freeEntry: { key: 'maya', path: `/free-entry/${game}` },
  verify: { key: 'maya', path: '/verify/summer-cookout' },
  tour: { key: 'maya' },
  inbox: { key: 'theo' },
  signIn: { key: null },
  join: { key: null },
  help: { key: null },
  document: { key: null, path: '/info/privacy' },
  stores: { key: null },
  store: { key: null, path: '/stores/3132' },
  product: { key: 'maya', path: '/product/971174599' },
  wineProduct: { key: 'maya', path: '/wine/product/977300105' },
  sellerProduct: { key: 'maya', path: '/mkp/kitchen-foundry/product/976202132' },
  seller: { key: 'maya', path: '/seller/kitchen-foundry' },
  sellers: { key: 'maya' },
  reSignIn: { key: null },
  profile: { key: 'employee' },
  security: { key: 'maya' },
  scan: { key: 'maya' },
  addresses: { key: 'maya' },
  clubCard: { key: 'maya' },
  scheduleAndSave: { key: 'maya' },
  quickAdd: { key: 'maya' },
  purchaseHistory: { key: 'business' },
  cart: { key: 'maya' },
  communicationPreference: { key: 'maya' },
  checkout: { key: 'maya' },
  orderPlaced: { key: 'maya', path: '/account/orders/4471849/placed' },
  orders: { key: 'maya' },
  order: { key: 'maya', path: '/account/orders/4471849' },
  invoices: { key: 'business' },
  invoice: { key: 'business', path: '/account/invoices/4458231' },
  error: { key: null },
  // Last of hers: from here on she is changing an order, and checks out nothing else.
  orderCart: { key: 'maya', by: { at: screens.orders, link: 'a[href^="/cart/"]' } },
};

const windows = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};
const schemes = ['light', 'dark'] as const;
type Device = keyof typeof windows;
type Scheme = (typeof schemes)[number];
const fileOf = (name: string, device: string, scheme: string) => join(folder, `${name}-${device}-${scheme}.png`);

const style = `body{margin:0;font:12px/20px system-ui,sans-serif}main{display:grid;grid-template-columns:repeat(3,1fr);gap:12px;padding:12px}
figure{margin:0}div{display:flex;gap:6px;align-items:start}.phone{width:104px}.desktop{width:276px}img{border:1px solid #ccc;border-radius:4px}`;

const asked = process.argv.slice(2) as Screen[];
const names = asked.length > 0 ? asked : (Object.keys(shown) as Screen[]);

await build();
mkdirSync(folder, { recursive: true });
const stack = await startStack();
const browser = await chromium.launch(chromiumLaunch());
try {
  for (const device of Object.keys(windows) as Device[]) await takeAll(browser, device);
  if (asked.length === 0) {
    for (const scheme of schemes) await drawSheets(browser, scheme);
    await takeAppScreens(browser, stack);
  }
} finally {
  await browser.close();
  await stack.stop();
}

/** Each shopper signs in once, and opens their screens one after the other. */
async function takeAll(by: Browser, device: Device): Promise<void> {
  for (const key of new Set(names.map((name) => shown[name].key))) {
    const context = await by.newContext({
      viewport: windows[device],
      hasTouch: device === 'phone',
      isMobile: device === 'phone',
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'America/Los_Angeles',
    });
    const page = await context.newPage();
    const shopper = new Shopper(page, stack);
    if (key) await shopper.arrives(key, { at: screens.help });
    for (const name of names.filter((of) => shown[of].key === key)) {
      const { by: way, path = screens[name] } = shown[name];
      await shopper.opens(way?.at ?? path);
      if (way) await shopper.opens((await page.locator(way.link).first().getAttribute('href')) ?? '/');
      await shopper.settles();
      if (await shopper.dialog.isVisible()) await page.keyboard.press('Escape');
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.screenshot({ path: fileOf(name, device, scheme) });
      }
      await page.emulateMedia({ colorScheme: 'light' });
      console.log(`${name}, ${device}`);
    }
    await context.close();
  }
}

/** Puts the screens side by side, a phone and a desktop of each, twelve to a sheet. */
async function drawSheets(by: Browser, scheme: Scheme): Promise<void> {
  mkdirSync(sheets, { recursive: true });
  const page = await by.newPage({ viewport: { width: 1200, height: 400 } });
  const image = (name: string, device: string) =>
    `<img class="${device}" src="data:image/png;base64,${readFileSync(fileOf(name, device, scheme)).toString('base64')}">`;
  const perSheet = 12;
  for (let first = 0; first < names.length; first += perSheet) {
    const figures = names
      .slice(first, first + perSheet)
      .map((name) => `<figure><div>${image(name, 'phone')}${image(name, 'desktop')}</div>${name}</figure>`);
    await page.setContent(`<style>${style}</style><main>${figures.join('')}</main>`);
    const number = first / perSheet + 1;
    await page.screenshot({
      path: join(sheets, `${scheme}-${number}.jpg`),
      type: 'jpeg',
      quality: 55,
      fullPage: true,
    });
  }
  await page.close();
}
