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
import { departmentPictures } from '../taxonomy/department-drawings.ts';
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
            const shelves = aisle.shelves.map((shelf, at) => ({
              ...shelf,
              productCount: countOf(held[at] ?? nothing),
            }));
            return { all: together(held), aisle: { ...aisle, shelves } };
          });
          return {
            ...department,
            ...placeView(
              together(aisles.map(({ all }) => all)),
              departmentPictures.get(department.departmentId)?.pictureId,
            ),
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

const nothing: ShelfContent = { allCount: 0, inStockCount: 0, popularity: 0, pictureId: null, photo: null };

/** As many as its list shows: what is sold out only where there is nothing else (S-263). */
const countOf = ({ allCount, inStockCount }: ShelfContent): number => inStockCount || allCount;

/** What several places hold together; the pictures are those of the best seller. */
function together(parts: readonly ShelfContent[]): ShelfContent {
  const pictured = parts.filter(({ pictureId }) => pictureId !== null);
  const best = pictured.toSorted((a, b) => b.popularity - a.popularity)[0] ?? nothing;
  const sum = (count: 'allCount' | 'inStockCount') => parts.reduce((all, part) => all + part[count], 0);
  return { ...best, allCount: sum('allCount'), inStockCount: sum('inStockCount') };
}

/** @param chosen the drawing that stands for it; without one, its best seller's does. Its best seller's photo goes before either. */
function placeView(content: ShelfContent, chosen: string | null = content.pictureId) {
  return {
    productCount: countOf(content),
    pictures: chosen === null ? null : picturesView(chosen),
    photo: content.photo,
  };
}
