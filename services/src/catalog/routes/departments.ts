import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { departmentRoutes as table } from '../contract/departments.ts';
import { brandsById, sellersById } from '../store/brands.ts';
import { departmentTree } from '../store/departments.ts';
import { shelfCounts } from '../store/products.ts';
import { catalogDb } from '../store/tables.ts';

/** Departments, brands, and sellers. */
export function departmentRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.route({
    ...table.departments,
    handler: async () => {
      const [tree, counts] = await Promise.all([departmentTree(db), shelfCounts(catalogDb(db))]);
      return {
        departments: tree.map((department) => {
          const aisles = department.aisles.map((aisle) => {
            const shelves = aisle.shelves.map((shelf) => ({ ...shelf, productCount: counts.get(shelf.shelfId) ?? 0 }));
            return { ...aisle, shelves, productCount: sumOf(shelves) };
          });
          return { ...department, aisles, productCount: sumOf(aisles) };
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

const sumOf = (parts: readonly { productCount: number }[]): number =>
  parts.reduce((sum, { productCount }) => sum + productCount, 0);
