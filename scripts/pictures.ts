import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { Shopper } from '../tests/e2e/shopper.ts';
import { startStack } from '../tests/e2e/stack.ts';
import { build } from './build.ts';
import { chromiumLaunch } from './chromium.ts';
import { root } from './processes.ts';

/** The pictures of the documentation, taken from the running product: `node scripts/pictures.ts`. */
const folder = join(root, 'docs/pictures');
const shots = [
  { name: 'home', key: 'maya', path: '/', width: 1440, height: 960, scheme: 'light' },
  { name: 'cart-phone', key: 'maya', path: '/erums/cart/', width: 390, height: 844, scheme: 'light' },
  { name: 'game-grid', key: 'maya', path: '/games/game-grid', width: 1440, height: 960, scheme: 'light' },
  {
    name: 'game-phone',
    key: 'hanna',
    path: '/games/game-details/HARVEST-SPIN',
    width: 390,
    height: 844,
    scheme: 'dark',
  },
] as const;

await build();
mkdirSync(folder, { recursive: true });
const stack = await startStack();
const browser = await chromium.launch(chromiumLaunch());
for (const { name, key, path, width, height, scheme } of shots) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
  });
  const page = await context.newPage();
  const shopper = new Shopper(page, stack);
  await shopper.arrives(key, { at: path });
  if (await shopper.dialog.isVisible()) await page.keyboard.press('Escape');
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
}
await browser.close();
await stack.stop();
