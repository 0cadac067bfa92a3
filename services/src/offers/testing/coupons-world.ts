import { catalog } from '../../catalog/index.ts';
import { storeId, storeOf } from '../../catalog/testing/catalog-world.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { addStores, storesService } from '../../stores/index.ts';
import { createWorld, type World, type WorldOptions } from '../../testing/world.ts';
import type { ClipAnswer } from '../contract/clips.ts';
import type { Coupon } from '../contract/coupons.ts';
import { offers } from '../index.ts';
import { type OfferDraft, publishOffers } from '../store/offers.ts';

export { storeId };

/** Stores and offers on a database of their own, on August 5, 2026, noon in San Francisco. */
export const couponsWorld = (
  drafts: readonly OfferDraft[],
  options: Pick<WorldOptions, 'config' | 'onStatement'> = {},
): Promise<World> =>
  createWorld({
    ...options,
    services: [storesService(async () => () => false), catalog, offers],
    clock: '2026-08-05T19:00:00Z',
    connections: 20,
    fill: async ({ db, clock }) => {
      await addStores(db, [storeOf(storeId)]);
      await inTransaction(db, (trx) => publishOffers(trx, drafts, clock.now()));
    },
  });

let keys = 0;

/** A household at the REST door. */
export function couponShopper(world: World, name: string) {
  const headers = async () => ({
    authorization: `Bearer ${await world.tokenFor({ customerId: `customer-${name}`, householdId: `household-${name}` })}`,
  });
  const shopper = {
    /** The answer to a clip, whatever it is. */
    asks: async (items: readonly object[], { at = storeId, key = `key-${++keys}-of-the-test` } = {}) =>
      world.app.inject({
        method: 'POST',
        url: `/offers/clip?storeId=${at}`,
        headers: { ...(await headers()), 'idempotency-key': key },
        payload: { items },
      }),
    /** Clips an offer and adds it to My List, as a storefront does. */
    clips: async (offerId: string, at = storeId): Promise<ClipAnswer['items']> =>
      (await shopper.asks([item('C', offerId), item('L', offerId)], { at })).json<ClipAnswer>().items,
    lists: async (offerId: string): Promise<ClipAnswer['items']> =>
      (await shopper.asks([item('L', offerId)])).json<ClipAnswer>().items,
    unclips: async (...ids: string[]): Promise<{ status: number }[]> =>
      (await shopper.sends<{ items: { status: number }[] }>('unclip', { items: ids.map((id) => ({ id })) })).items,
    sends: async <T>(path: string, payload: object): Promise<T> => {
      const answer = await world.app.inject({
        method: 'POST',
        url: `/offers/${path}`,
        headers: { ...(await headers()), 'idempotency-key': `key-${++keys}-of-the-test` },
        payload,
      });
      return answer.json<T>();
    },
    reads: async <T>(path: string): Promise<T> =>
      (await world.app.inject({ url: `/offers/${path}`, headers: await headers() })).json<T>(),
    sees: async (offerId: string): Promise<Coupon> =>
      (await shopper.reads<{ offer: Coupon }>(`offerdetail?offerId=${offerId}&storeId=${storeId}`)).offer,
    myList: async (): Promise<{ id: string; referenceId: string }[]> =>
      (
        await shopper.reads<{ shoppingLists: { items: { id: string; referenceId: string }[] }[] }>(
          `mylist?storeId=${storeId}`,
        )
      ).shoppingLists[0]?.items ?? [],
  };
  return shopper;
}

/** A clip (C) or an item of My List (L) to be. */
export const item = (clipType: 'C' | 'L', itemId: string) => ({ clipType, itemId, itemType: 'CC' });
