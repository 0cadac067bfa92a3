import type { Page } from '@playwright/test';
import { expect, standsOn, test } from './fixtures.ts';
import { fillsCart, orderOf, places } from './ordering.ts';
import { accessibilityFaults } from './screens.ts';
import type { Shopper } from './shopper.ts';
import type { KillableStack } from './stack.ts';

standsOn('moved');
test.use({ households: 'own' });

/** The store does what is due by now, as its page has it do. */
async function playsTheStore(stack: KillableStack): Promise<void> {
  const answer = await fetch(`${stack.services}/store/move`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
}

/** Time passes, an hour at a time, until the order is somewhere else. @returns where it is then */
async function timePasses(stack: KillableStack, shopper: Shopper, number: string): Promise<string> {
  const { state: before } = await orderOf(shopper, number);
  for (let hours = 0; hours < 48; hours++) {
    await stack.moveClock({ advance: 'PT1H' });
    await playsTheStore(stack);
    const { state } = await orderOf(shopper, number);
    if (state !== before) return state;
  }
  return before;
}

const pointOf: Readonly<Record<string, string>> = { LOCKED: 'Locked', PICKING: 'Picking', READY: 'Ready' };
const currentPoint = (page: Page) =>
  page.getByRole('region', { name: 'Order progress' }).locator('[aria-current=step]').first();

for (const [size, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)
  test(`N-61 N-58 the open page of an order follows the store without a reload, from placed to its receipt: ${size}`, async ({
    shopper,
    page,
    stack,
    complaints,
  }) => {
    await page.setViewportSize(viewport);
    await shopper.comes('maya');
    await fillsCart(shopper);
    const { id: number, cutoffAt } = await places(shopper);
    const follows = page.waitForResponse((answer) =>
      Boolean(answer.headers()['content-type']?.startsWith('text/event-stream')),
    );
    await shopper.opens(`/account/orders/${number}`);
    await expect(currentPoint(page)).toContainText('Placed');
    await follows;
    // Whoever reloads the page loses this.
    await page.evaluate(() => void Object.assign(window, { isSamePage: true }));

    await stack.moveClock({ now: new Date(Date.parse(cutoffAt) + 60_000).toISOString() });
    await playsTheStore(stack);
    let { state } = await orderOf(shopper, number);
    const seen = [state];
    await expect(currentPoint(page)).toContainText(pointOf[state]!);
    await expect(page.getByRole('link', { name: `Edit order ${number}` })).toHaveCount(0);
    while (state !== 'FINALIZED' && seen.length < 7) {
      state = await timePasses(stack, shopper, number);
      seen.push(state);
      const point = pointOf[state];
      if (point) await expect(currentPoint(page)).toContainText(point);
      if (state === 'READY') expect(await accessibilityFaults(page)).toEqual([]);
    }
    expect(seen).toContain('PICKING');
    expect(seen.at(-1)).toBe('FINALIZED');
    await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
