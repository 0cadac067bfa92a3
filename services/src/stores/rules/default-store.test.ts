import { expect, test } from 'vitest';
import { defaultStore } from './default-store.ts';
import type { Offering } from './offering.ts';

const stores = ['0417', '0711', '2910'].map((storeId) => ({ storeId }));
const ways: Readonly<Record<string, Offering['channels']>> = {
  '0711': ['instore', 'pickup'],
  '2910': ['pickup', 'instore'],
};
const offering = (storeId: string) => ({ channels: ways[storeId] ?? (['instore'] as const) });

test('S-2 a visitor who has chosen no store shops at the one the banner names, or where most ways to shop are', () => {
  expect(defaultStore(stores, '2910', offering)?.storeId).toBe('2910');
  expect(defaultStore(stores, undefined, offering)?.storeId).toBe('0711');
  expect(defaultStore(stores, 'closed', offering)?.storeId).toBe('0711');
  expect(defaultStore([], '2910', offering)).toBeUndefined();
});
