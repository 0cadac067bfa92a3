import { test as base } from '@playwright/test';
import { Shopper, type Households } from './shopper.ts';
import type { StackKind } from './stack-desk.ts';
import { reach } from './stacks.ts';
import type { KillableStack, SharedStack } from './stack.ts';

interface Fixtures {
  shopper: Shopper;
  stack: KillableStack;
  /** What the browser complained about; every test ends with none (console errors, failed scripts, refused by the policy). */
  complaints: string[];
}

interface Options {
  /** Who shoppers are: those of the demonstration, or copies of them that each test has for itself. */
  households: Households;
  /** Which stack a test stands on: `standsOn` says so, and keeps others off it meanwhile. */
  stackKind: StackKind;
}

/** On the stack that most tests share: a test here changes nothing but what its own household has. */
export const test = base.extend<Fixtures & Options, { sharedStack: SharedStack }>({
  sharedStack: [
    // Playwright reads from the pattern what a fixture needs: nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use(await reach('shared'));
    },
    { scope: 'worker' },
  ],
  households: ['demo', { option: true }],
  stackKind: ['shared', { option: true }],
  stack: async ({ stackKind }, use) => {
    await use(await reach(stackKind));
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`.slice(0, 400));
      });
      page.on('pageerror', (error) => complaints.push(error.message.slice(0, 400)));
      await use(complaints);
    },
    { auto: true },
  ],
  shopper: async ({ page, stack, households }, use) => {
    await use(new Shopper(page, stack, households));
  },
});

/**
 * Puts the tests of a file, or of a `describe`, on a stack whose clock, stock, or processes they change: one group of tests
 * at a time stands there, from whichever file. A clock that has been moved is put back after each test.
 */
export function standsOn(kind: Exclude<StackKind, 'shared'>): void {
  test.use({ stackKind: kind });
  test.describe.configure({ lock: kind });
  test.afterEach(async ({ stack }) => {
    await stack.moveClock({ reset: true });
  });
}
export { expect } from '@playwright/test';
