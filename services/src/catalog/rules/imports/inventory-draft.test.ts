import { expect, test } from 'vitest';
import { fieldsFrom } from './fields.ts';
import { inventoryDraft } from './inventory-draft.ts';

const draft = (given: Record<string, string>) =>
  inventoryDraft(
    fieldsFrom(Object.entries({ bpn: '960000001', storeId: '2910', ...given }) as Parameters<typeof fieldsFrom>[0]),
  );
const stock = (
  DELIVERY: number,
  PICKUP: number,
  IN_STORE: number,
  SHIPPING: number,
  nextDeliveryOn: string | null = null,
) => ({
  kind: 'inventory',
  product: { bpn: '960000001' },
  storeId: '2910',
  inventory: { channels: { DELIVERY, PICKUP, IN_STORE, SHIPPING }, nextDeliveryOn },
});

test('S-63 pieces count everywhere but for shipping, where a channel has no column of its own', () => {
  expect(draft({ pieces: '24' })).toEqual(stock(24, 24, 24, 0));
  expect(draft({ pieces: '24', pickup: '3', shipping: '7' })).toEqual(stock(24, 3, 24, 7));
  expect(draft({ delivery: '1', inStore: '0' })).toEqual(stock(1, 0, 0, 0));
  expect(draft({})).toEqual(stock(0, 0, 0, 0));
});

test('S-63 a store may say when more comes', () => {
  expect(draft({ pieces: '0', nextDeliveryOn: '2026-12-31' })).toEqual(stock(0, 0, 0, 0, '2026-12-31'));
  expect(draft({ pieces: '1000000' })).toEqual(stock(1_000_000, 1_000_000, 1_000_000, 0));
});

test.each([
  [{ bpn: '1' }, 'bpn "1" isn\'t nine digits'],
  [{ storeId: 'no store' }, 'storeId "no store" isn\'t a store\'s number'],
  [{ storeId: '' }, 'storeId "" isn\'t a store\'s number'],
  [{ pieces: '-1' }, '"-1" isn\'t a number of pieces'],
  [{ pieces: '1.5' }, '"1.5" isn\'t a number of pieces'],
  [{ pieces: '1000001' }, '"1000001" isn\'t a number of pieces'],
  [{ shipping: 'many' }, '"many" isn\'t a number of pieces'],
  [{ pieces: '1234567890' }, '"1234567890" isn\'t a number of pieces'],
  [{ pieces: '5', nextDeliveryOn: 'soon' }, 'nextDeliveryOn "soon" isn\'t a day such as 2026-12-31'],
])('stock that cannot be is refused: %o', (given, why) => expect(draft(given)).toBe(why));
