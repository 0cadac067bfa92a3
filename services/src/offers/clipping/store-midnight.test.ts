import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeOf } from '../../catalog/testing/catalog-world.ts';
import { addStores } from '../../stores/index.ts';
import type { World } from '../../testing/world.ts';
import { couponShopper, couponsWorld, storeId } from '../testing/coupons-world.ts';
import { offerDraft } from '../testing/drafts.ts';

let world: World;
beforeAll(async () => {
  world = await couponsWorld([offerDraft('today', { endsOn: '2026-08-05' })]);
  await addStores(world.db, [{ ...storeOf('eastern'), timeZone: 'America/New_York' }]);
});
afterAll(() => world.close());

test('N-40 T-6 T-7 at one moment an offer is over in New York, and in Los Angeles it can be seen and clipped', async () => {
  world.clock.set('2026-08-06T04:00:00Z');
  const shopper = couponShopper(world, 'traveler');
  const shown = async (at: string) => {
    const url = `/offers/anonymous/companiongallery?storeId=${at}`;
    const { companionGalleryOffer } = (await world.app.inject(url)).json<{ companionGalleryOffer: object }>();
    return 'today' in companionGalleryOffer;
  };
  expect([await shown('eastern'), await shown(storeId)]).toEqual([false, true]);
  expect((await shopper.clips('today', 'eastern'))[0]).toMatchObject({ status: 0, errorCd: 'OFFER_EXPIRED' });
  expect((await shopper.clips('today'))[0]).toMatchObject({ status: 1 });
});
