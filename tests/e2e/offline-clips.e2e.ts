import type { Locator, Page } from '@playwright/test';
import { devices } from './devices.ts';
import { expect, standsOn, test } from './fixtures.ts';

standsOn('moved');
test.use({ households: 'own' });

const cards = (page: Page) => page.getByRole('list', { name: 'Coupons' }).getByRole('listitem');
const clip = { name: /^Clip Coupon: / };

/** What the buttons of cards are called. */
const labelsIn = (of: Locator): Promise<string[]> =>
  of
    .getByRole('button', clip)
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));

/** What the page sends to clip, by the coupon's id. */
function clipsSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('requestfinished', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('"operationName":"ClipCoupon"')) sent.push(/"couponId":"([^"]+)"/.exec(body)?.[1] ?? '');
  });
  return sent;
}

for (const [device, viewport] of devices)
  test.describe(device, () => {
    test.use({ viewport });

    test('T-19 three coupons are clipped with the network cut, one ends; when it is back two are clipped in order, and one comes back with its reason', async ({
      shopper,
      page,
      context,
      stack,
    }) => {
      await shopper.arrives('maya', { at: '/foru/coupons-deals?sort=about-to-expire&type=coupon&offers=60' });
      await shopper.settles();
      const sent = clipsSent(page);
      const today = cards(page)
        .filter({ hasText: 'Expires today' })
        .filter({ has: page.getByRole('button', clip) });
      const later = cards(page)
        .filter({ hasNotText: 'Expires today' })
        .filter({ has: page.getByRole('button', clip) });
      const all = await labelsIn(cards(page));
      const isOnlyOne = (label: string) => all.indexOf(label) === all.lastIndexOf(label);
      const [others, ending] = [await labelsIn(later), await labelsIn(today)].map((each) => each.filter(isOnlyOne));
      const labels = [others!.at(-1), ending![0], others![0]].map((label) => label ?? '');
      const cardOf = (label: string) =>
        cards(page).filter({
          has: page.getByRole('heading', { name: label.replace('Clip Coupon: ', ''), exact: true }),
        });
      await context.setOffline(true);
      for (const label of labels) {
        await page.getByRole('button', { name: label, exact: true }).click();
        await expect(cardOf(label).filter({ hasText: 'Coupon has already been Clipped' })).toHaveCount(1);
      }
      await expect(page.getByText("3 coupons will be clipped when you're back online.")).toBeVisible();
      expect(sent).toEqual([]);
      await stack.moveClock({ advance: 'PT24H' });
      await context.setOffline(false);

      const told = page.getByText(/^2 coupons you clipped offline are in My List now\..+ ended on /);
      await expect(told).toBeVisible();
      expect(sent).toHaveLength(3);
      await page.getByRole('button', { name: 'Got it' }).click();
      await expect(told).toBeHidden();
      await page.goto(stack.url('/foru/coupons-deals?show=clipped&sort=a-z'));
      await expect(cards(page)).toHaveCount(2);
      for (const label of [labels[0]!, labels[2]!]) await expect(cardOf(label)).toHaveCount(1);
    });
  });
