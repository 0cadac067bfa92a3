import { pathTo, screens } from '../../../app/routing/paths.ts';
import type { DepartmentPageQuery } from './Department.generated.ts';

type Department = NonNullable<DepartmentPageQuery['department']>;
type Shelf = Department['aisles'][number]['shelves'][number];

/** What a page is about: a department, or one of its aisles. */
export interface Place {
  name: string;
  path: string;
  productCount: number;
  /** Of an aisle; a department has aisles instead. */
  shelves: readonly Shelf[];
}

/** The department itself, or its aisle at that step of the path; null when there is none. */
export function placeOf(department: Department | null, step: string | undefined): Place | null {
  if (!department) return null;
  if (step === undefined) return { ...department, shelves: [] };
  const path = pathTo('aisle', { departmentId: department.id, aisle: step });
  return department.aisles.find((aisle) => aisle.path === path) ?? null;
}

/** How the address of an aisle names a shelf. */
export const shelfStep = ({ path }: Pick<Shelf, 'path'>): string | null =>
  new URLSearchParams(path.split('?')[1]).get('shelf');

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
