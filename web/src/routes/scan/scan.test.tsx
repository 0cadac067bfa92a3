import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { productDetails } from '../../testing/fixtures/product-details.ts';
import { openPage } from '../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('scrollTo', () => {});
});

const details = productDetails();
/** Another product of its kind. */
const priced = (id: string, unitPriceText: string) => {
  const product = details['product'] as { price: object };
  return { ...product, id, price: { ...product.price, unitPriceText } };
};
const none = { search: { edges: [], totalCount: 0 } };

test('a typed number shows the product at my store, with what it costs by its unit, and what costs less', async () => {
  const asked: string[] = [];
  const { shopper } = openPage(
    '/scan',
    {},
    {
      search: ({ input: { text } }: { input: { text: string } }) => {
        asked.push(text);
        return { edges: [{ node: { id: '970000001' } }] };
      },
      product: {
        ...details,
        substitutes: [
          { reason: 'SAME_BRAND', reasonText: 'Same brand', product: priced('1', '14¢/oz') },
          { reason: 'CHEAPER_UNIT', reasonText: 'Cheaper per ounce', product: priced('2', '9.9¢/oz') },
        ],
      },
    },
  );
  await shopper.type(await screen.findByLabelText(/^Number under the bars/), '0 36000 29145 2');
  await shopper.click(screen.getByRole('button', { name: 'Look it up' }));
  expect(await screen.findByText("That's 12.4¢/oz.")).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: /^At / })).toHaveFocus();
  const others = screen.getByRole('group', { name: 'Is it cheaper here?' });
  expect(
    within(others)
      .getAllByText(/ · .*\/oz$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Cheaper per ounce · 9.9¢/oz', 'Same brand · 14¢/oz']);
  expect(screen.getByText('1 costs less for the same amount.')).toBeVisible();
  expect(asked).toContain('036000291452');
});

test("a number that the store doesn't have can be asked for", async () => {
  const { shopper } = openPage(
    '/scan',
    {},
    {
      ...none,
      stockAsk: { id: 'a', storeId: '2626', isAsked: false, otherCount: 0 },
    },
  );
  await shopper.type(await screen.findByLabelText(/^Number under the bars/), '036000291452');
  await shopper.click(screen.getByRole('button', { name: 'Look it up' }));
  expect(await screen.findByRole('heading', { level: 2, name: "We don't carry this one yet" })).toHaveFocus();
  expect(screen.getByText(/has the number 036000291452/)).toBeVisible();
});

test.each([
  ['12345', 'Enter all digits under the bars: 8, 12, 13, or 14.'],
  ['210345012341', /has a weight and a price of its own/],
  ['512345678900', /A paper coupon is scanned at the register/],
])('%s is answered for what it is', async (typed, words) => {
  const { shopper } = openPage('/scan');
  await shopper.type(await screen.findByLabelText(/^Number under the bars/), typed);
  await shopper.click(screen.getByRole('button', { name: 'Look it up' }));
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  [new DOMException('no', 'NotAllowedError'), /Allow it in your browser's settings/],
  [new DOMException('no', 'NotFoundError'), /can't use a camera here/],
])('a camera that answers %s leaves the other two ways', async (error, words) => {
  const mediaDevices = { getUserMedia: async () => Promise.reject(error) };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { mediaDevices }));
  const { shopper } = openPage('/scan');
  await shopper.click(await screen.findByRole('button', { name: 'Use the camera' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText('Choose a photo of the barcode')).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Look it up' })).toBeEnabled();
});

test("a photo is read by the browser's own reader where there is one; one without a code says so", async () => {
  let found = [{ format: 'ean_13', rawValue: '0036000291452' }];
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['upc_a', 'ean_13'];
      detect = async () => found;
    },
  );
  vi.stubGlobal('createImageBitmap', async () => ({}));
  const { shopper } = openPage('/scan', {}, none);
  const photo = new File(['x'], 'photo.png', { type: 'image/png' });
  await shopper.upload(await screen.findByLabelText('Choose a photo of the barcode'), photo);
  expect(await screen.findByText(/has the number 0036000291452/)).toBeVisible();
  found = [];
  await shopper.upload(screen.getByLabelText('Choose a photo of the barcode'), photo);
  expect(await screen.findByText(/found no barcode in this photo/)).toBeVisible();
});

test('the camera is let go of when the page is left', async () => {
  const stop = vi.fn<() => void>();
  const track = { stop, getCapabilities: () => ({ torch: true }), applyConstraints: async () => undefined };
  const getUserMedia = async () => ({ getTracks: () => [track], getVideoTracks: () => [track] });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { mediaDevices: { getUserMedia } }));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['upc_a', 'ean_13'];
      detect = async () => [];
    },
  );
  const { shopper, unmount } = openPage('/scan');
  await shopper.click(await screen.findByRole('button', { name: 'Use the camera' }));
  const light = await screen.findByRole('button', { name: 'Light' });
  await shopper.click(light);
  await waitFor(() => expect(light).toHaveAttribute('aria-pressed', 'true'));
  unmount();
  expect(stop).toHaveBeenCalled();
});
