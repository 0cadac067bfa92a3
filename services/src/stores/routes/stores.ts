import { notFound, ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { zipCodes } from '../../platform/zip/zip-codes.ts';
import type { Position } from '../../platform/zip/zip-index.ts';
import { storesRoutes as table } from '../contract/stores.ts';
import { defaultStore } from '../rules/default-store.ts';
import { placeOf } from '../rules/place.ts';
import { deliversTo } from '../rules/shop-choice.ts';
import { searchLimits, storesAroundPlace } from '../rules/stores-around.ts';
import { foundPlace } from '../shopping/found-place.ts';
import { shoppableStore } from '../shopping/shoppable-store.ts';
import { defaultStoreId } from '../store/default-stores.ts';
import { offeringsOf } from '../store/offerings.ts';
import { storeById, storesAround } from '../store/stores.ts';
import { storeView } from '../views/store.ts';

/** A banner's stores, by place and one at a time; public (G-120, S-73). */
export function storesRoutes(app: ServiceApp, { db, clock }: ServiceContext): void {
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
      const now = clock.now();
      return {
        zipCode: asked.kind === 'zip' ? text.trim() : zipCode,
        city,
        state,
        stores: around(position).map(({ store, distanceMiles }) => ({
          store: storeView(store, offering(store.storeId), now),
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
      return storeView(store, offering(store.storeId), clock.now());
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
      return storeView(store, (await offeringsOf(db))(store.storeId), clock.now());
    },
  });
}
