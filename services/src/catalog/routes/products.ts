import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp } from '../../platform/service.ts';
import { productRoutes as table } from '../contract/products.ts';
import { type GtinProblem, readGtin } from '../rules/gtin.ts';
import { search, type SearchContext } from '../search/search.ts';
import { brandsById } from '../store/brands.ts';
import { customizationsOf } from '../store/customizations.ts';
import { shelfPlaces } from '../store/departments.ts';
import { productsByBpn, productsByGtin, type StockedProduct } from '../store/products.ts';
import { catalogDb } from '../store/tables.ts';
import { detailsView, priceView } from '../views/products.ts';
import { storeToday, viewsByBpn } from '../search/products-of.ts';

/** Products of a store by their numbers and by department, their prices, and their choices. */
export function productRoutes(app: ServiceApp, context: SearchContext): void {
  const { db: database } = context;
  const db = catalogDb(database);

  app.route({
    ...table.productByBpn,
    handler: async ({ params, query }) => {
      return detailsOf(database, await productsByBpn(db, [params.bpn], await storeToday(context, query)));
    },
  });

  const byGtin = async (typed: string, field: string, at: { storeId: string }) => {
    const gtin = gtinIn(typed, field);
    return detailsOf(database, await productsByGtin(db, [gtin], await storeToday(context, at)));
  };
  app.route({
    ...table.productByUpc,
    handler: ({ params, query }) => byGtin(params.upc, 'upc', query),
  });
  app.route({
    ...table.productByGtin,
    handler: ({ params, query }) => byGtin(params.gtin, 'gtin', query),
  });

  app.route({
    ...table.productsByBpn,
    handler: async ({ query }) => {
      const at = await storeToday(context, query);
      return { items: await viewsByBpn(database, [...new Set(query.bpns.split(','))], at) };
    },
  });

  app.route({
    ...table.departmentProducts,
    handler: async ({ params, query }) => {
      const { items, total, nextPageToken } = await search(context, {
        ...query,
        ...params,
        filters: 'AVAILABILITY:ALL',
      });
      return { items, total, nextPageToken };
    },
  });

  app.route({
    ...table.priceList,
    handler: async ({ query }) => {
      const at = await storeToday(context, query);
      const asked = new Map([...new Set(query.upcIds.split(','))].map((upc) => [gtinIn(upc, 'upcIds'), upc]));
      const [found, places] = await Promise.all([productsByGtin(db, [...asked.keys()], at), shelfPlaces(database)]);
      const byGtin = new Map(found.map((each) => [each.product.gtin, each]));
      const prices = [...asked].flatMap(([gtin, upcId]) => {
        const { product, price } = byGtin.get(gtin) ?? {};
        const category = product && places.get(product.shelfId)?.shelf.comparisonUnit;
        return product && price && category
          ? [{ upcId, bpn: product.bpn, price: priceView(price, product, category) }]
          : [];
      });
      const known = new Set(prices.map(({ upcId }) => upcId));
      return { prices, unknown: [...asked.values()].filter((upc) => !known.has(upc)) };
    },
  });

  app.route({
    ...table.preferredCustomizations,
    handler: async ({ query: { bpn, storeId } }) => {
      const at = await storeToday(context, { storeId });
      const [[found], groups] = await Promise.all([productsByBpn(db, [bpn], at), customizationsOf(database, bpn, at)]);
      if (!found) throw productNotFound();
      return {
        groups: groups.map(({ groupId, name, minimum, maximum, options }) => ({
          id: groupId,
          name,
          min: minimum,
          max: maximum,
          options: options.map(({ isDefault, isOut, ...option }) => ({
            ...option,
            default: isDefault,
            available: !isOut,
          })),
        })),
        preparationTime: found.product.preparationMinutes,
      };
    },
  });
}

const productNotFound = () => new ServiceError(404, 'PRODUCT_NOT_FOUND', 'There is no such product.');

async function detailsOf(db: Database, [found]: readonly StockedProduct[]) {
  const [places, brands] = await Promise.all([shelfPlaces(db), brandsById(db)]);
  const place = found && places.get(found.product.shelfId);
  if (!place) throw productNotFound();
  return detailsView(found, place, brands.get(found.product.brandId ?? ''));
}

const gtinWords: Readonly<Record<GtinProblem, string>> = {
  NOT_A_GTIN: "That isn't a product number.",
  CHECK_DIGIT: 'A digit of that product number is wrong.',
  RANDOM_WEIGHT: 'That number is for one weighed package; look for the product by its name.',
};

function gtinIn(typed: string, field: string): string {
  const read = readGtin(typed);
  if ('gtin' in read) return read.gtin;
  throw new ServiceError(400, read.problem, gtinWords[read.problem], field);
}
