import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { Shopper } from './shopper.ts';
import { startFront } from './stack.ts';
import { openWire } from './wire.ts';

/** An address where nobody listens. */
const nowhere = 'http://127.0.0.1:9';
const offer = '/loyalty/offer-details/canned-cedar-hollow-canned-vegetables-off/CC';
const clipButton = (shopper: Shopper) => shopper.page.getByRole('button', { name: /^Clip Coupon: / });

const refused = (status: number) => ({ items: [{ status, itemId: 'x', errorCd: 'E07', errorMsg: 'Not now.' }] });
const envelope = { errors: [{ code: 'BROKEN', message: 'Out of order.' }], serviceErrors: [], correlationId: 'c' };
/** What the offers service answers to a clip, and what the dialog says then. */
const failures: [row: string, answer: { status: number; body: object }, line: string][] = [
  ['S-221', { status: 200, body: refused(0) }, '200: Coupon Expired E07 Not now.'],
  ['S-222', { status: 200, body: refused(7) }, '200: Coupon Clip failed - status is not either 0 or 1 E07 Not now.'],
  ['S-223', { status: 200, body: {} }, '200: Coupon Clip failed - items is not defined'],
  ['S-224', { status: 500, body: envelope }, '500: Coupon Clip failed BROKEN Out of order.'],
];

/** The shopper clips again and again, and reads each time why it went wrong. */
async function readsEveryFailure(shopper: Shopper, before: (answer: object) => void = () => undefined): Promise<void> {
  const { page } = shopper;
  await shopper.opens(offer);
  for (const [, answer, line] of failures) {
    before(answer);
    await clipButton(shopper).click();
    const modal = page.locator('#errorModal');
    await expect(modal).toHaveRole('dialog');
    await expect(modal).toContainText(line);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(clipButton(shopper)).toBeVisible();
  }
}

test('S-54 S-169 N-72 a visit with every way in which a clip goes wrong is recorded, and played back with no service there', async ({
  page,
  stack,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-recording-'));
  const wire = await openWire(() => stack.services);
  try {
    const recording = { OFFERS_URL: `${wire.url}/offers`, GATEWAY_UPSTREAMS: 'record', GATEWAY_RECORDINGS: folder };
    const recorded = await startFront(stack, recording);
    const shopper = new Shopper(page, recorded, 'own');
    await shopper.arrives('maya', { at: '/' });
    await readsEveryFailure(shopper, (answer) => wire.answers(/^POST \/offers\/clip/, answer as { status: number }));
    await shopper.settles();
    const secrets = (await page.context().cookies()).filter(({ name }) => /^larder_(?:session|refresh)$/.test(name));
    await recorded.stop();
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.json'));
    const text = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
    expect(secrets).toHaveLength(2);
    for (const { value } of secrets) expect(text).not.toContain(value);
    expect(text).not.toContain(await shopper.addressOf('maya'));

    const playback = { API_URL: nowhere, GATEWAY_UPSTREAMS: 'playback', GATEWAY_RECORDINGS: folder };
    const played = await startFront(stack, { ...playback, SERVICES_PORT: new URL(nowhere).port });
    try {
      await readsEveryFailure(new Shopper(page, played));
      await expect(page.getByRole('banner')).not.toContainText('Account unavailable');
    } finally {
      await played.stop();
    }
  } finally {
    wire.close();
    await rm(folder, { recursive: true, force: true });
  }
});
