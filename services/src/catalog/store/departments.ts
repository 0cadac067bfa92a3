import type { Database } from '../../platform/database/database.ts';
import { referenceData } from '../../platform/reference-data/reference-data.ts';
import type { Shelf } from '../rules/product.ts';
import { catalogDb } from './tables.ts';

export interface Aisle {
  aisleId: string;
  name: string;
  shelves: readonly Shelf[];
}
export interface Department {
  departmentId: string;
  name: string;
  /** S-141. */
  orderPreparation: boolean;
  aisles: readonly Aisle[];
}
/** Where a product is shelved. */
export interface Place {
  department: Department;
  aisle: Aisle;
  shelf: Shelf;
}

const departments = referenceData({
  name: 'departments',
  tables: ['catalog.department', 'catalog.aisle', 'catalog.shelf'],
  load: async (database): Promise<{ tree: readonly Department[]; places: ReadonlyMap<string, Place> }> => {
    const db = catalogDb(database);
    const rows = await db.selectFrom('catalog.department').selectAll().orderBy('position').execute();
    const aisles = await db.selectFrom('catalog.aisle').selectAll().orderBy('position').execute();
    const shelves = await db.selectFrom('catalog.shelf').selectAll().orderBy('position').execute();
    const shelvesOf = Map.groupBy(shelves, (shelf) => shelf.aisle_id);
    const aislesOf = Map.groupBy(aisles, (aisle) => aisle.department_id);
    const tree = rows.map((row) => ({
      departmentId: row.department_id,
      name: row.name,
      orderPreparation: row.order_preparation,
      aisles: (aislesOf.get(row.department_id) ?? []).map((aisle) => ({
        aisleId: aisle.aisle_id,
        name: aisle.name,
        shelves: (shelvesOf.get(aisle.aisle_id) ?? []).map((shelf) => ({
          shelfId: shelf.shelf_id,
          name: shelf.name,
          comparisonUnit: shelf.comparison_unit,
        })),
      })),
    }));
    const places = tree.flatMap((department) =>
      department.aisles.flatMap((aisle) =>
        aisle.shelves.map((shelf): [string, Place] => [shelf.shelfId, { department, aisle, shelf }]),
      ),
    );
    return { tree, places: new Map(places) };
  },
});

/** Departments with their aisles and shelves, in store order. */
export const departmentTree = async (db: Database): Promise<readonly Department[]> => (await departments.read(db)).tree;

/** Where each shelf is, by its id. */
export const shelfPlaces = async (db: Database): Promise<ReadonlyMap<string, Place>> =>
  (await departments.read(db)).places;
