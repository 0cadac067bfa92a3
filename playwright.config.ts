import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

const launch = chromiumLaunch();

/** End to end: a real browser against services and front that are started once; tests/e2e/fixtures.ts says which tests have their own. */
export default defineConfig({
  globalSetup: './tests/e2e/global-setup.ts',
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/end-to-end',
  reporter: [['list'], ['json', { outputFile: 'test-results/end-to-end.json' }]],
  // A test waits now and then for what it has asked for; one worker more than cores keeps them busy.
  workers: availableParallelism() + 1,
  // What hangs is found as well after these times; what is slow on a busy machine is no failure.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  forbidOnly: true,
  use: {
    launchOptions: launch,
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
