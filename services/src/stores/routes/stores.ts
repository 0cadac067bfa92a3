import type { Store } from '../rules/store.ts';
import { notFound, ServiceError } from '../../platform/http/errors.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { zipCodes } from '../../platform/zip/zip-codes.ts';
import type { Position } from '../../platform/zip/zip-index.ts';
import { storesRoutes as table } from '../contract/stores.ts';
import { defaultStore } from '../rules/default-store.ts';
import { placeOf } from '../rules/place.ts';
import { deliversTo } from '../rules/shop-choice.ts';
import type { Slot } from '../rules/slots.ts';
import { searchLimits, storesAroundPlace } from '../rules/stores-around.ts';
import { foundPlace } from '../shopping/found-place.ts';
import { shoppableStore } from '../shopping/shoppable-store.ts';
import { defaultStoreId } from '../store/default-stores.ts';
import { offeringsOf } from '../store/offerings.ts';
import { storeById, storesAround } from '../store/stores.ts';
import { storeView } from '../views/store.ts';

/** Which slots of these stores take no more orders. */
export type FullSlots = (
  db: Database,
  storeIds: readonly string[],
  now: Temporal.Instant,
) => Promise<(storeId: string, slot: Slot) => boolean>;

/** A banner's stores, by place and one at a time; public (G-120, S-73). */
export function storesRoutes(app: ServiceApp, { db, clock }: ServiceContext, fullSlots: FullSlots): void {
  const viewsOf = async (stores: readonly Store[]) => {
    const now = clock.now();
    const ids = stores.map(({ storeId }) => storeId);
    const [offering, isFull] = await Promise.all([offeringsOf(db), fullSlots(db, ids, now)]);
    return (store: Store) => storeView(store, offering(store.storeId), now, (slot) => isFull(store.storeId, slot));
  };
  app.route({
    ...table.searchStores,
    handler: async (request) => {
      const { place: text, banner, size = searchLimits.size, radius = searchLimits.radiusMiles } = request.query;
      const asked = placeOf(text);
      if (!asked) throw new ServiceError(400, 'INVALID', 'Enter a ZIP code or a city', 'place');
      const [stores, offering, zips] = await Promise.all([storesAround(db, [], banner), offeringsOf(db), zipCodes()]);
      const around = (position: Position) =>
        storesAroundPlace(stores, position, ({ storeId, zip }) => offering(storeId).position ?? zips.position(zip), {
          size,
          radiusMiles: radius,
        });
      const place = await foundPlace(asked, (position) => around(position).length > 0);
      if (!place) throw notFound('PLACE_NOT_FOUND', "We don't know this place.");
      const { position, zipCode, city, state } = place;
      const near = around(position);
      const view = await viewsOf(near.map(({ store }) => store));
      return {
        zipCode: asked.kind === 'zip' ? text.trim() : zipCode,
        city,
        state,
        stores: near.map(({ store, distanceMiles }) => ({
          store: view(store),
          delivers: zipCode === null ? null : deliversTo(offering(store.storeId), zipCode),
          distanceMiles,
        })),
      };
    },
  });

  app.route({
    ...table.getDefaultStore,
    handler: async (request) => {
      const { banner } = request.query;
      const [stores, offering] = await Promise.all([storesAround(db, [], banner), offeringsOf(db)]);
      const store = defaultStore(stores, await defaultStoreId(db, banner), offering);
      if (!store) throw notFound('STORE_NOT_FOUND', 'This banner has no store.');
      return (await viewsOf([store]))(store);
    },
  });

  app.route({
    ...table.checkShop,
    handler: async (request) => {
      const { storeId } = request.params;
      const { banner, channel, zipcode } = request.query;
      const zipCode = channel === 'delivery' ? (zipcode?.slice(0, 5) ?? null) : null;
      await shoppableStore(db, { storeId, banner, channel, zipCode });
      return { storeId, zipCode };
    },
  });

  app.route({
    ...table.getStore,
    handler: async (request) => {
      const store = await storeById(db, request.params.storeId);
      if (!store) throw notFound('STORE_NOT_FOUND', 'No store has this number.');
      return (await viewsOf([store]))(store);
    },
  });
}
