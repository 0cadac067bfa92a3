import { expect, test } from 'vitest';
import { fieldsFrom } from './fields.ts';
import { type PriceDraft, priceDraft, storeIdIn } from './price-draft.ts';

const draft = (given: Record<string, string>) =>
  priceDraft(
    fieldsFrom(
      Object.entries({ bpn: '960000001', storeId: '2910', price: '4.99', ...given }) as Parameters<
        typeof fieldsFrom
      >[0],
    ),
  );
const priced = (given: Record<string, string>) => (draft(given) as PriceDraft).price;
const sale = { promoType: 'P', promoEndsOn: '2026-08-12' };

test('S-63 a price is in cents, of a store, in one channel or in all', () => {
  expect(draft({})).toEqual({
    kind: 'price',
    product: { bpn: '960000001' },
    storeId: '2910',
    channel: 'ALL',
    price: { priceCents: 499, basePriceCents: 499, previousBasePriceCents: null, promo: null, volume: null },
  });
  expect(priced({ price: '', basePrice: '$5' })).toMatchObject({ priceCents: 500, basePriceCents: 500 });
});

test.each([
  ['', 'ALL'],
  ['all', 'ALL'],
  ['in store', 'IN_STORE'],
  ['In-Store', 'IN_STORE'],
  ['pickup', 'PICKUP'],
])('a channel %j is %s', (channel, read) => expect(draft({ channel })).toMatchObject({ channel: read }));

test('S-143 only a price cut is below the regular price', () => {
  expect(priced({ ...sale, basePrice: '5.99', promoText: 'Sale', promoDescription: 'All week' })).toEqual({
    priceCents: 499,
    basePriceCents: 599,
    previousBasePriceCents: null,
    promo: { type: 'P', text: 'Sale', description: 'All week', endsOn: '2026-08-12', terms: null },
    volume: null,
  });
  const below = 'price is below basePrice without a promotion of type P';
  expect(draft({ basePrice: '5.99' })).toBe(below);
  expect(draft({ ...sale, promoType: 'B', promoText: 'BOGO', basePrice: '5.99' })).toBe(below);
});

test('N-33 a promotion comes with its terms, in any letters, and a volume price beside it', () => {
  expect(priced({ ...sale, promoType: 'm', promoText: '2 for $5' }).promo).toMatchObject({
    type: 'M',
    terms: { quantity: 2, priceCents: 500 },
  });
  expect(priced({ volumeQuantity: '6', volumePercent: '10' }).volume).toMatchObject({ quantity: 6, rate: 1000 });
});

test.each([
  [{ bpn: 'x' }, 'bpn "x" isn\'t nine digits'],
  [{ storeId: '' }, 'storeId "" isn\'t a store\'s number'],
  [{ channel: 'drone' }, 'channel "drone" is unknown'],
  [{ price: '-1.29' }, 'price "-1.29" is negative'],
  [{ price: '0.00' }, 'price "0.00" is nothing; a price is above 0'],
  [{ price: '1,29' }, 'price "1,29" isn\'t a price in dollars, such as 4.99'],
  [{ price: '' }, 'price "" isn\'t a price in dollars, such as 4.99'],
  [{ basePrice: '1e3' }, 'basePrice "1e3" isn\'t a price in dollars, such as 4.99'],
  [{ basePrice: '4.98' }, 'price is above basePrice'],
  [{ promoText: 'Sale' }, 'a promotion needs promoType'],
  [{ promoDescription: 'Sale' }, 'a promotion needs promoType'],
  [{ promoEndsOn: '2026-08-12' }, 'a promotion needs promoType'],
  [{ ...sale, promoType: 'X' }, 'promoType "X" isn\'t P, B, or M'],
  [{ ...sale, promoEndsOn: '2026-02-29' }, 'promoEndsOn "2026-02-29" isn\'t a day such as 2026-12-31'],
  [{ promoType: 'P' }, 'promoEndsOn "" isn\'t a day such as 2026-12-31'],
  [{ ...sale, promoText: 'x'.repeat(101) }, 'the promotion says too much'],
  [{ ...sale, promoDescription: 'x'.repeat(301) }, 'the promotion says too much'],
  [{ ...sale, promoBuy: '1' }, 'a promotion of type P has no terms'],
  [sale, 'a promotion of type P needs a price below basePrice'],
  [
    { ...sale, promoType: 'B', promoText: 'Half off' },
    'promoText "Half off" isn\'t understood; say it as in "Buy 2 Get 1 Free", or by promoBuy and promoFree',
  ],
  [{ volumeQuantity: '1' }, 'a volume price needs volumeQty, from 2 to 99'],
  [{ volumeQuantity: '2', volumePrice: '4.99' }, "volumePrice isn't below price"],
])('what is no price is refused: %o', (given, why) => expect(draft(given)).toBe(why));

test('a promotion may say as much as there is room for', () => {
  const { promo } = priced({
    ...sale,
    basePrice: '5.99',
    promoText: 'x'.repeat(100),
    promoDescription: 'y'.repeat(300),
  });
  expect([promo?.text.length, promo?.description.length]).toEqual([100, 300]);
});

test('a store’s number is letters, digits, hyphens, and underscores, 32 at most', () => {
  for (const id of ['2910', 'GA-1_b', 'x'.repeat(32)]) expect(storeIdIn(id)).toBe(id);
  for (const id of ['', 'a b', 'x'.repeat(33), 'ä', 'a/b']) expect(storeIdIn(id)).toBeNull();
});
