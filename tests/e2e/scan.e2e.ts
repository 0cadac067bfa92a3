import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { expect, test } from './fixtures.ts';
import { barsOf, cameraBefore } from './bars.ts';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { Shopper } from './shopper.ts';
import { expectWellMade } from './screens.ts';

test.use({ households: 'own' });

test('a code is read from a photo by what this site brings itself, and from its number', async ({
  shopper,
  page,
  complaints,
}) => {
  await shopper.comes('maya');
  const { data } = await shopper.asks<{ data: { product: { product: { upc: string; fullName: string } } } }>(
    '{ product(id: "974041611") { product { upc fullName } } }',
  );
  const { upc, fullName } = data.product.product;
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(page.url()).host && page.url() !== 'about:blank')
      elsewhere.push(request.url());
  });
  await shopper.opens('/scan');
  await shopper.settles();
  await expectWellMade(page, 'the page that scans');
  const png = await page.evaluate((bars) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [bars.length * 4 + 160, 400];
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = '#000';
    Array.from(bars, (bar, at) => bar === '1' && pen.fillRect(80 + at * 4, 60, 4, 280));
    return canvas.toDataURL('image/png').split(',')[1]!;
  }, barsOf(upc));
  await page
    .getByLabel('Choose a photo of the barcode')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  await expect(page.getByRole('heading', { level: 2, name: /^At / })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(fullName);
  await page.getByLabel(/^Number under the bars/).fill('036000291452');
  await page.getByRole('button', { name: 'Look it up' }).click();
  await expect(page.getByRole('heading', { level: 2, name: "We don't carry this one yet" })).toBeFocused();
  await expectWellMade(page, 'a code that the store does not have');
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a code is read by the camera, which stops when the page is left', async ({ shopper, stack }, info) => {
  const { data } = await shopper.asks<{ data: { product: { product: { upc: string; fullName: string } } } }>(
    '{ product(id: "974041611") { product { upc fullName } } }',
  );
  const { upc, fullName } = data.product.product;
  const film = info.outputPath('code.y4m');
  await writeFile(film, cameraBefore(barsOf(upc)));
  const launch = chromiumLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...launch.args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const holder = new Shopper(page, stack);
    await holder.opens('/scan');
    await holder.settles();
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^At / })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(fullName);
    await expect(page.getByRole('button', { name: 'Stop the camera' })).toBeVisible();
    const isLive = await page.evaluateHandle(() => {
      const [track] = (document.querySelector('video')!.srcObject as MediaStream).getVideoTracks();
      return () => track!.readyState;
    });
    expect(await isLive.evaluate((state) => state())).toBe('live');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect.poll(() => isLive.evaluate((state) => state())).toBe('ended');
  } finally {
    await browser.close();
  }
});
