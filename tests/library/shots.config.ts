import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium.ts';

const launch = chromiumLaunch();
const root = join(import.meta.dirname, '../..');

/** Pictures of every story, compared with those that this machine took before; another machine draws other pixels. */
export default defineConfig({
  globalSetup: '../e2e/global-setup.ts',
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: join(root, 'test-results/library-shots'),
  snapshotPathTemplate: join(root, '.data/library-shots/{arg}{ext}'),
  reporter: [['list']],
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  updateSnapshots: 'none',
  use: {
    launchOptions: {
      ...launch,
      args: [...launch.args, '--font-render-hinting=none', '--force-color-profile=srgb', '--disable-lcd-text'],
    },
    viewport: { width: 720, height: 600 },
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
  },
  expect: { toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixels: 0, threshold: 0.1 } },
});
