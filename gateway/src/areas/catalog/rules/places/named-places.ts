import type { Department } from '../../../../generated/rest.ts';
import type { Language } from '../../../../shared/language.ts';
import { departmentName } from '../department-name.ts';
import { aislePath, departmentPath, shelfPath } from '../paths.ts';
import { placeName } from './place-name.ts';

/** So many are suggested. */
const mostPlaces = 3;

/** A department, an aisle, or a shelf that is called like what was typed. */
export interface NamedPlace {
  id: string;
  name: string;
  /** null for a department itself. */
  departmentName: string | null;
  productCount: number;
  path: string;
}

/**
 * The places whose name, or a word of it, begins like this in the shopper's language (S-250): names that begin so first, then
 * those with the most products. Empty ones are left out, and of places of a department with the same name, the widest counts.
 */
export function namedPlaces(departments: readonly Department[], typed: string, language: Language): NamedPlace[] {
  const begun = plain(typed);
  if (begun === '') return [];
  const called = departments
    .flatMap((department) => placesIn(department, language))
    .filter(({ name, productCount }) => productCount > 0 && ` ${plain(name)}`.includes(` ${begun}`));
  const widest = new Map<string, NamedPlace>();
  for (const place of called) {
    const key = JSON.stringify([place.departmentName ?? place.name, plain(place.name)]);
    if (!widest.has(key)) widest.set(key, place);
  }
  const isFirst = ({ name }: NamedPlace) => Number(plain(name).startsWith(begun));
  return [...widest.values()]
    .toSorted((one, other) => isFirst(other) - isFirst(one) || other.productCount - one.productCount)
    .slice(0, mostPlaces);
}

/** Each before those in it. */
function placesIn(department: Department, language: Language): NamedPlace[] {
  const { departmentId, productCount, aisles } = department;
  const name = departmentName(departmentId, department.name, language);
  return [
    { id: departmentId, name, departmentName: null, productCount, path: departmentPath(departmentId) },
    ...aisles.flatMap(({ aisleId, shelves, ...aisle }) => [
      {
        id: aisleId,
        name: placeName(aisleId, aisle.name, language),
        departmentName: name,
        productCount: aisle.productCount,
        path: aislePath(departmentId, aisleId),
      },
      ...shelves.map(({ shelfId, ...shelf }) => ({
        id: shelfId,
        name: placeName(shelfId, shelf.name, language),
        departmentName: name,
        productCount: shelf.productCount,
        path: shelfPath(departmentId, aisleId, shelfId),
      })),
    ]),
  ];
}

/** A text to compare by: its words, without accents. */
const plain = (text: string): string =>
  (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
