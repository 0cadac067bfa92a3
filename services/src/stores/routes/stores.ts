import { notFound } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { zipCodes } from '../../platform/zip/zip-codes.ts';
import { storesRoutes as table } from '../contract/stores.ts';
import { searchLimits, storesAroundPlace } from '../rules/stores-around.ts';
import { offeringsOf } from '../store/offerings.ts';
import { storeById, storesAround } from '../store/stores.ts';
import { storeView } from '../views/store.ts';

/** A banner's stores, by ZIP code and one at a time; public (G-120, S-73). */
export function storesRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.route({
    ...table.searchStores,
    handler: async (request) => {
      const { zipcode, banner, size = searchLimits.size, radius = searchLimits.radiusMiles } = request.query;
      const zips = await zipCodes();
      const [place, position] = [zips.find(zipcode), zips.position(zipcode)];
      if (!place || !position) throw notFound('ZIP_NOT_FOUND', 'No city found for this ZIP code');
      const [stores, offering] = await Promise.all([storesAround(db, [], banner), offeringsOf(db)]);
      const found = storesAroundPlace(
        stores,
        position,
        ({ storeId, zip }) => offering(storeId).position ?? zips.position(zip),
        { size, radiusMiles: radius },
      );
      return {
        zipCode: zipcode,
        ...place,
        stores: found.map(({ store, distanceMiles }) => ({
          store: storeView(store, offering(store.storeId)),
          distanceMiles,
        })),
      };
    },
  });

  app.route({
    ...table.getStore,
    handler: async (request) => {
      const store = await storeById(db, request.params.storeId);
      if (!store) throw notFound('STORE_NOT_FOUND', 'No store has this number.');
      return storeView(store, (await offeringsOf(db))(store.storeId));
    },
  });
}
