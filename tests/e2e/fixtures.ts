import { test as base } from '@playwright/test';
import { sharedStack } from './shared-stack.ts';
import { Shopper, type Households } from './shopper.ts';
import { startStack, type SharedStack, type Stack, type StackOptions } from './stack.ts';

interface Fixtures {
  shopper: Shopper;
  /** What the browser complained about; every test ends with none (console errors, failed scripts, refused by the policy). */
  complaints: string[];
}

/** Who shoppers are: those of the demonstration, or copies of them that each test has for itself. */
interface Options {
  households: Households;
}

interface SharedFixtures {
  stack: SharedStack;
}

/** On the stack that all tests share: a test here changes nothing but what its own household has. */
export const test = base.extend<Fixtures & Options, SharedFixtures>({
  households: ['demo', { option: true }],
  stack: [
    // Playwright reads from the pattern what a fixture needs: nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use(sharedStack.reach());
    },
    { scope: 'worker' },
  ],
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

interface AloneFixtures {
  /** Files of the same options share the stack of their worker, one after the other; `name` keeps some apart. */
  stackOptions: StackOptions & { name?: string };
  ownStack: Stack;
}

/** On a stack that no other test uses meanwhile: its clock can be moved and its stock be sold. */
export const alone = test.extend<object, AloneFixtures>({
  stackOptions: [{}, { scope: 'worker', option: true }],
  ownStack: [
    async ({ stackOptions }, use) => {
      const stack = await startStack(stackOptions);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  stack: [
    async ({ ownStack }, use) => {
      await use(ownStack);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
export { expect } from '@playwright/test';
