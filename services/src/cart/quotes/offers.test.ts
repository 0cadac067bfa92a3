import { expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import type { Store } from '../../stores/index.ts';
import type { CartHead } from '../store/carts.ts';
import { offersFor } from './offers.ts';

/** A database that whoever asks for clipped offers stumbles over. */
const asked = new Proxy(
  {},
  {
    get: () => {
      throw new Error('asked for clipped offers');
    },
  },
) as Database;
const at = { store: { timeZone: 'America/Los_Angeles' } as Store, now: Temporal.Instant.from('2026-08-05T19:00:00Z') };
const cart = (changes: Partial<CartHead>) =>
  ({ owner: { householdId: 'hh-1' }, sellerId: null, category: '1P', ...changes }) as CartHead;

test('N-63 a household has its clipped offers in its cart', async () => {
  await expect(offersFor(asked, cart({}), at)).rejects.toThrow('asked for clipped offers');
});

test.each([
  ['a business', cart({ category: '1P_B2B' })],
  ['a seller', cart({ category: '3P_MARKETPLACE', sellerId: 'kitchen-foundry' })],
  ['a guest', cart({ owner: { guestCartId: 'g-1' } as CartHead['owner'] })],
])('S-165 N-63 the cart of %s takes no coupons', async (_, head) => {
  expect(await offersFor(asked, head, at)).toEqual([]);
});
