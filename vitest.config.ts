import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { patience } from './scripts/gate/patience.ts';
import { settleSpeed } from './scripts/gate/speed.ts';
import { stories, storiesAreTests, storiesForBrowser } from './tests/library/jsdom/plugin.ts';

// Node loads graphql's index.js while Vite would load index.mjs; the two copies reject each other's schemas.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };
const never = ['**/node_modules/**', '**/dist/**', '.data/**'];
const { wait, test } = patience(await settleSpeed());
const limits = { testTimeout: test, hookTimeout: test, expect: { poll: { timeout: wait } } };
const database = 'services/src/testing/global-setup.ts';

// Files of a worker share one module graph (isolate: false): a test cleans up after itself, and the run takes a third of the time.
export default defineConfig({
  test: {
    // Vitest leaves one core to others; a gate has the machine to itself.
    maxWorkers: availableParallelism(),
    reporters: ['default', './scripts/gate/long-waits.ts'],
    projects: [
      {
        resolve,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'node',
          isolate: false,
          environment: 'node',
          include: [
            '{draw-proof,pricing,server-kit,services,gateway,web,console,design-system,scripts,tests}/**/*.test.ts',
          ],
          exclude: [...never, ...(process.env['TEST_PGBOUNCER'] ? [] : ['**/*.pooled.test.ts'])],
          ...limits,
          setupFiles: ['tests/setup-waits.ts', 'tests/setup-temporal.ts', 'tests/setup-properties.ts'],
          ...(existsSync(database) ? { globalSetup: [database] } : {}),
        },
      },
      {
        resolve,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'dom',
          isolate: false,
          environment: 'jsdom',
          include: ['{web,console,design-system,tests}/**/*.test.tsx'],
          exclude: never,
          setupFiles: ['tests/setup-waits.ts', 'tests/setup-dom.ts', 'tests/setup-properties.ts'],
          ...limits,
        },
      },
      {
        resolve,
        plugins: [react(), vanillaExtractPlugin(), storiesAreTests],
        test: {
          // Storybook types with a copy of user-event of its own, and two copies in one window disturb each other.
          name: 'stories',
          isolate: false,
          environment: 'jsdom',
          include: [stories],
          exclude: [...never, ...storiesForBrowser],
          setupFiles: ['tests/setup-waits.ts', 'tests/setup-dom.ts'],
          ...limits,
        },
      },
    ],
  },
});
