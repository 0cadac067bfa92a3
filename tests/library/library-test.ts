import type { CDPSession } from '@playwright/test';
import { test as base } from '../e2e/fixtures.ts';
import { Reader } from './reader.ts';

/** A worker reads all its stories in one page, as one who leafs through the library, and the pages of words in another. */
export const test = base.extend<object, { reader: Reader; wordReader: Reader; camera: CDPSession }>({
  camera: [
    async ({ reader }, use) => {
      await use(await reader.page.context().newCDPSession(reader.page));
    },
    { scope: 'worker' },
  ],
  wordReader: [
    async ({ browser, sharedStack: stack }, use) => {
      const page = await browser.newPage({ locale: 'en-US' });
      const reader = new Reader(page, stack.url('/design-system').replace(/\/$/, ''));
      await reader.arrive({ frames: 'empty' });
      await reader.openFirst();
      await reader.leaveStoriesOut();
      await use(reader);
      await page.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  reader: [
    async ({ browser, sharedStack: stack }, use) => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
      const reader = new Reader(await context.newPage(), stack.url('/design-system').replace(/\/$/, ''));
      await reader.arrive();
      await reader.openFirst();
      await use(reader);
      await context.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
export { expect } from '@playwright/test';
