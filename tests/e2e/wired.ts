import { test as base } from './fixtures.ts';
import { Shopper } from './shopper.ts';
import { startFront, type Front } from './stack.ts';
import { reach } from './stacks.ts';
import { openWire, type Wire } from './wire.ts';

/**
 * Puts the tests of a file on a front of their own before the services of the stack that most tests share; calls of the named
 * services go over a wire, which can answer in their place and is mended after each test.
 */
export function wired(names: readonly string[], more: NodeJS.ProcessEnv = {}) {
  let front: Front;
  let wire: Wire;
  const test = base.extend<{ wire: Wire }>({
    // Playwright reads from the pattern what a fixture needs: nothing.
    // oxlint-disable-next-line no-empty-pattern
    wire: async ({}, use) => {
      await use(wire);
      wire.mends();
    },
    shopper: async ({ page, households, wire }, use) => {
      await use(new Shopper(page, front, households));
      // The page is still open.
      wire.mends();
    },
  });
  test.beforeAll(async () => {
    const shared = await reach('shared');
    wire = await openWire(() => shared.services);
    const urls = names.map((name) => [`${name.toUpperCase()}_URL`, `${wire.url}/${name}`]);
    front = await startFront(shared, { ...(Object.fromEntries(urls) as NodeJS.ProcessEnv), ...more });
  });
  test.afterAll(async () => {
    await front.stop();
    wire.close();
  });
  return test;
}
