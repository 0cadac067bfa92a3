import type { Department } from '../../../generated/rest.ts';
import { within } from './paths.ts';

interface Place {
  departmentId: string | null;
  aisleId: string | null;
  shelfId: string | null;
}

/**
 * The ids of an aisle and a shelf as the service knows them. Inside its department the last step of its path stands for
 * it, too (N-74): `milk` for `dairy.milk`. What isn't known stays as it is.
 */
export function placeIds(departments: readonly Department[], { departmentId, aisleId, shelfId }: Place): Place {
  const department = departments.find((each) => each.departmentId === departmentId);
  if (!department) return { departmentId, aisleId, shelfId };
  const aisle = department.aisles.find((each) => isNamed(each.aisleId, department.departmentId, aisleId));
  const shelf = aisle?.shelves.find((each) => isNamed(each.shelfId, aisle.aisleId, shelfId));
  return { departmentId, aisleId: aisle?.aisleId ?? aisleId, shelfId: shelf?.shelfId ?? shelfId };
}

const isNamed = (id: string, parentId: string, name: string | null): boolean =>
  id === name || within(id, parentId) === name;
