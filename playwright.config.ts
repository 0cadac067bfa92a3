import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';
import { patience } from './scripts/gate/patience.ts';
import { settleSpeed } from './scripts/gate/speed.ts';
import { byLength } from './tests/e2e/lengths.ts';

const launch = chromiumLaunch();
const { wait, test } = patience(await settleSpeed());

/** End to end: a real browser against stacks of services and front that each start once; tests/e2e/stack-desk.ts names them. */
export default defineConfig({
  globalSetup: './tests/e2e/global-setup.ts',
  testDir: 'tests',
  projects: byLength(),
  outputDir: 'test-results/end-to-end',
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/end-to-end.json' }],
    ['./scripts/gate/browser/waits.ts'],
    ['./scripts/gate/browser/events.ts'],
  ],
  workers: availableParallelism(),
  // A step in a browser takes twice as long as one without, and the longest test of a shopper's whole way half a minute.
  timeout: 5 * test,
  expect: { timeout: 2 * wait, toPass: { timeout: 3 * wait } },
  forbidOnly: true,
  use: {
    launchOptions: launch,
    actionTimeout: 2 * wait,
    navigationTimeout: 3 * wait,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
