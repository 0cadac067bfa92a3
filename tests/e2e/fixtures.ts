import { test as base } from '@playwright/test';
import { Shopper } from './shopper.ts';
import { startStack, type Stack, type StackOptions } from './stack.ts';

interface Fixtures {
  shopper: Shopper;
  /** What the browser complained about; every test ends with none (console errors, failed scripts, refused by the policy). */
  complaints: string[];
}

interface WorkerFixtures {
  /** A file that sets this gets services and front of its own; the others of a worker share one. */
  stackOptions: StackOptions & { alone?: string };
  stack: Stack;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  stackOptions: [{}, { scope: 'worker', option: true }],
  stack: [
    async ({ stackOptions }, use) => {
      const stack = await startStack(stackOptions);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
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
  shopper: async ({ page, stack }, use) => {
    await use(new Shopper(page, stack));
  },
});
export { expect } from '@playwright/test';
