import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { departmentRoutes as table } from '../contract/departments.ts';
import { brandsById, sellersById } from '../store/brands.ts';
import { departmentTree } from '../store/departments.ts';
import { type ShelfContent, shelfContents } from '../store/products.ts';
import type { Channel } from '../rules/product.ts';
import { knownStore } from '../search/products-of.ts';
import { catalogDb } from '../store/tables.ts';
import { whileUnchanged } from '../store/unchanged.ts';
import { picturesView } from '../views/products.ts';

/** Departments, brands, and sellers. */
export function departmentRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.route({
    ...table.departments,
    handler: async ({ query: { storeId, channel } }) => {
      const [tree, contents] = await Promise.all([departmentTree(db), contentsAt(db, { storeId, channel })]);
      return {
        departments: tree.map((department) => {
          const aisles = department.aisles.map((aisle) => {
            const held = aisle.shelves.map(({ shelfId }) => contents.get(shelfId) ?? nothing);
            const shelves = aisle.shelves.map((shelf, at) => ({ ...shelf, productCount: held[at]?.productCount ?? 0 }));
            return { all: together(held), aisle: { ...aisle, shelves } };
          });
          return {
            ...department,
            ...placeView(together(aisles.map(({ all }) => all))),
            aisles: aisles.map(({ all, aisle }) => ({ ...aisle, ...placeView(all) })),
          };
        }),
      };
    },
  });

  app.route({
    ...table.brands,
    handler: async () => ({
      brands: [...(await brandsById(db)).values()].map(({ brandId, name, tagline }) => ({ brandId, name, tagline })),
    }),
  });

  app.route({ ...table.sellers, handler: async () => ({ sellers: [...(await sellersById(db)).values()] }) });

  app.route({
    ...table.seller,
    handler: async (request) => {
      const seller = (await sellersById(db)).get(request.params.sellerId);
      if (!seller) throw new ServiceError(404, 'SELLER_NOT_FOUND', 'There is no such seller.');
      return seller;
    },
  });
}

/** What the shelves hold: in a store, from memory while nothing of it changes. @throws ServiceError 404 */
async function contentsAt(
  db: Database,
  { storeId, channel }: { storeId?: string | undefined; channel?: Channel | undefined },
): Promise<ReadonlyMap<string, ShelfContent>> {
  if (storeId === undefined) return shelfContents(catalogDb(db), null);
  await knownStore(db, storeId);
  return whileUnchanged(db, { storeId, key: ['shelves', channel] }, () =>
    shelfContents(catalogDb(db), { storeId, channel }),
  );
}

const nothing: ShelfContent = { productCount: 0, popularity: 0, pictureId: null };

/** What several places hold together; the picture is that of the best seller. */
function together(parts: readonly ShelfContent[]): ShelfContent {
  const pictured = parts.filter(({ pictureId }) => pictureId !== null);
  const best = pictured.toSorted((a, b) => b.popularity - a.popularity)[0] ?? nothing;
  return { ...best, productCount: parts.reduce((sum, { productCount }) => sum + productCount, 0) };
}

const placeView = ({ productCount, pictureId }: ShelfContent) => ({
  productCount,
  pictures: pictureId === null ? null : picturesView(pictureId),
});
