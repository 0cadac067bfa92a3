import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { storeById } from '../../stores/index.ts';
import { productRoutes as table } from '../contract/products.ts';
import { type GtinProblem, readGtin } from '../rules/gtin.ts';
import { type ListPlace, pageToken, placeOf } from '../rules/page-token.ts';
import { defaultSort, type SortKey } from '../rules/sorts.ts';
import { brandsById } from '../store/brands.ts';
import { customizationsOf } from '../store/customizations.ts';
import { departmentTree, shelfPlaces } from '../store/departments.ts';
import { listProducts, productsByBpn, productsByGtin, type StockedProduct } from '../store/products.ts';
import { catalogDb } from '../store/tables.ts';
import { detailsView, priceView, productView } from '../views/products.ts';

/** Products of a store by their numbers and by department, their prices, and their choices. */
export function productRoutes(app: ServiceApp, { db: database }: ServiceContext): void {
  const db = catalogDb(database);

  app.route({
    ...table.productByBpn,
    handler: async ({ params, query }) => {
      await knownStore(database, query.storeId);
      return detailsOf(database, await productsByBpn(db, [params.bpn], query));
    },
  });

  const byGtin = async (typed: string, field: string, at: { storeId: string }) => {
    const gtin = gtinIn(typed, field);
    await knownStore(database, at.storeId);
    return detailsOf(database, await productsByGtin(db, [gtin], at));
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
      await knownStore(database, query.storeId);
      const bpns = [...new Set(query.bpns.split(','))];
      const found = await productsByBpn(db, bpns, query);
      const byBpn = new Map(found.map((each) => [each.product.bpn, each]));
      return {
        items: await viewsOf(
          database,
          bpns.flatMap((bpn) => byBpn.get(bpn) ?? []),
        ),
      };
    },
  });

  app.route({
    ...table.departmentProducts,
    handler: async ({ params, query }) => {
      const { storeId, channel, sort = defaultSort, pageSize: limit = 24 } = query;
      await knownStore(database, storeId);
      const shelfIds = await shelvesOf(database, { ...params, ...query });
      const after = placeIn(query.pageToken, sort);
      const { items, total, next } = await listProducts(db, { storeId, channel, shelfIds, sort, after, limit });
      return { items: await viewsOf(database, items), total, nextPageToken: next && pageToken(next) };
    },
  });

  app.route({
    ...table.priceList,
    handler: async ({ query }) => {
      await knownStore(database, query.storeId);
      const asked = new Map([...new Set(query.upcIds.split(','))].map((upc) => [gtinIn(upc, 'upcIds'), upc]));
      const [found, places] = await Promise.all([productsByGtin(db, [...asked.keys()], query), shelfPlaces(database)]);
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
      await knownStore(database, storeId);
      const [[found], groups] = await Promise.all([
        productsByBpn(db, [bpn], { storeId }),
        customizationsOf(database, bpn),
      ]);
      if (!found) throw productNotFound();
      return {
        groups: groups.map(({ groupId, name, minimum, maximum, options }) => ({
          id: groupId,
          name,
          min: minimum,
          max: maximum,
          options: options.map(({ isDefault, ...option }) => ({ ...option, default: isDefault })),
        })),
        preparationTime: found.product.preparationMinutes,
      };
    },
  });
}

const productNotFound = () => new ServiceError(404, 'PRODUCT_NOT_FOUND', 'There is no such product.');

async function knownStore(db: Database, storeId: string): Promise<void> {
  if (!(await storeById(db, storeId)))
    throw new ServiceError(404, 'STORE_NOT_FOUND', 'There is no such store.', 'storeId');
}

async function detailsOf(db: Database, [found]: readonly StockedProduct[]) {
  const [places, brands] = await Promise.all([shelfPlaces(db), brandsById(db)]);
  const place = found && places.get(found.product.shelfId);
  if (!place) throw productNotFound();
  return detailsView(found, place, brands.get(found.product.brandId ?? ''));
}

async function viewsOf(db: Database, found: readonly StockedProduct[]) {
  const [places, brands] = await Promise.all([shelfPlaces(db), brandsById(db)]);
  return found.flatMap((each) => {
    const place = places.get(each.product.shelfId);
    return place ? [productView(each, place, brands.get(each.product.brandId ?? ''))] : [];
  });
}

/** The shelves of a department, of one of its aisles, or one of them. */
async function shelvesOf(
  db: Database,
  { departmentId, aisleId, shelfId }: { departmentId: string; aisleId?: string; shelfId?: string },
): Promise<string[]> {
  const department = (await departmentTree(db)).find((each) => each.departmentId === departmentId);
  if (!department) throw new ServiceError(404, 'DEPARTMENT_NOT_FOUND', 'There is no such department.');
  const shelves = department.aisles
    .filter((aisle) => aisleId === undefined || aisle.aisleId === aisleId)
    .flatMap((aisle) => aisle.shelves.map((shelf) => shelf.shelfId))
    .filter((id) => shelfId === undefined || id === shelfId);
  if (shelves.length === 0) throw new ServiceError(404, 'SHELF_NOT_FOUND', 'This department has no such shelf.');
  return shelves;
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

function placeIn(token: string | undefined, sort: SortKey): ListPlace | undefined {
  if (token === undefined) return undefined;
  const place = placeOf(token, sort);
  if (place === null) throw new ServiceError(400, 'PAGE_TOKEN_INVALID', "That page doesn't exist.", 'pageToken');
  return place;
}
