import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

const launch = chromiumLaunch();

/** End to end: a real browser against services and front of its own, started by tests/e2e/fixtures.ts. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results/end-to-end',
  reporter: [['list'], ['json', { outputFile: 'test-results/end-to-end.json' }]],
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    launchOptions: launch,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
