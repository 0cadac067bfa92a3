import { expect, test } from 'vitest';
import type { Department } from '../../../generated/rest.ts';
import { placeIds } from './place-ids.ts';

const shelf = { shelfId: 'dairy.milk.whole', name: 'Whole Milk', productCount: 3, comparisonUnit: 'FL_OZ' as const };
const aisle = { aisleId: 'dairy.milk', name: 'Milk', productCount: 3, pictures: null, shelves: [shelf] };
const dairy = {
  departmentId: 'dairy',
  name: 'Dairy',
  productCount: 3,
  orderPreparation: false,
  pictures: null,
  aisles: [aisle],
} as unknown as Department;

test('N-74 the last step of a path stands for an aisle and its shelf', () => {
  const whole = { departmentId: 'dairy', aisleId: 'dairy.milk', shelfId: 'dairy.milk.whole' };
  expect(placeIds([dairy], { departmentId: 'dairy', aisleId: 'milk', shelfId: 'whole' })).toEqual(whole);
  expect(placeIds([dairy], whole)).toEqual(whole);
});

test('what is not known stays as it is', () => {
  const unknown = { departmentId: 'dairy', aisleId: 'cheese', shelfId: 'whole' };
  expect(placeIds([dairy], unknown)).toEqual(unknown);
  expect(placeIds([], unknown)).toEqual(unknown);
  const whole = { departmentId: 'dairy', aisleId: null, shelfId: null };
  expect(placeIds([dairy], whole)).toEqual(whole);
});
