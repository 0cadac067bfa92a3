import { screens } from '../../../app/routing/paths.ts';
import type { DepartmentPageQuery } from './Department.generated.ts';

type Department = NonNullable<DepartmentPageQuery['department']>;

/** What a page is about: a department, or one of its aisles. */
export interface Place {
  name: string;
  path: string;
  productCount: number;
  /** How many products one of its shelves has; nothing for a shelf that it doesn't have. */
  shelfCount: (shelfId: string) => number | undefined;
}

/** The department itself, or its aisle of that id; null when there is none. */
export function placeOf(department: Department | null, aisleId: string | undefined): Place | null {
  if (!department) return null;
  const aisle = department.aisles.find(({ id }) => id === aisleId);
  if (aisleId !== undefined && !aisle) return null;
  const shelves = (aisle ? [aisle] : department.aisles).flatMap((each) => each.shelves);
  const { name, path, productCount } = aisle ?? department;
  return { name, path, productCount, shelfCount: (id) => shelves.find((shelf) => shelf.id === id)?.productCount };
}

/** The way from the shop to a page. */
export const crumbsOf = (
  shop: string,
  department: Department | null,
  place: Place | null,
): { title: string; href: string }[] => [
  { title: shop, href: screens.shop },
  ...(department ? [{ title: department.name, href: department.path }] : []),
  ...(department && place && place.path !== department.path ? [{ title: place.name, href: place.path }] : []),
];
