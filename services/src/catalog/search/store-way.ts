import type { Database } from '../../platform/database/database.ts';
import { departmentTree, shelfPlaces } from '../store/departments.ts';

/** A shelf's department, and where both are on the way through a store, counted from 1. */
export interface ShelfPlace {
  departmentId: string;
  department: string;
  departmentAt: number;
  shelfAt: number;
}

/** Where things stand on the way through a store: by shelf, and by department alone. */
export interface StoreWay {
  shelf(shelfId: string): ShelfPlace | null;
  /** Its `shelfAt` is 0: before the shelves of the department. */
  department(departmentId: string): ShelfPlace | null;
}

/** The way through a store, in the order of its departments and shelves. */
export async function storeWay(db: Database): Promise<StoreWay> {
  const [tree, places] = await Promise.all([departmentTree(db), shelfPlaces(db)]);
  const departmentAt = new Map(tree.map(({ departmentId }, index) => [departmentId, index + 1]));
  const shelfAt = new Map([...places.keys()].map((shelfId, index) => [shelfId, index + 1]));
  const placeOf = ({ departmentId, name }: { departmentId: string; name: string }, at: number): ShelfPlace => ({
    departmentId,
    department: name,
    departmentAt: departmentAt.get(departmentId) ?? 0,
    shelfAt: at,
  });
  return {
    shelf(shelfId) {
      const place = places.get(shelfId);
      return place ? placeOf(place.department, shelfAt.get(shelfId) ?? 0) : null;
    },
    department(departmentId) {
      const department = tree.find((each) => each.departmentId === departmentId);
      return department ? placeOf(department, 0) : null;
    },
  };
}
