import { expect, test } from 'vitest';
import { aProduct } from '../../../testing/catalog-rows.ts';
import { canSchedule } from './can-schedule.ts';

test.each([
  [{}, true],
  [{ program: 'mkp' as const }, false],
  [{ status: 'INACTIVE' as const }, false],
  [{ price: null }, false],
  [{ isMtoProduct: true }, false],
  [{ isCustomizable: true }, false],
  [{ isPreOrderItem: true }, false],
  [{ containsAlcohol: true }, false],
  [{ restrictedValue: 1 }, false],
])('N-65 a product with %j is offered for Schedule & Save: %s', (given, isOffered) => {
  expect(canSchedule(aProduct(given))).toBe(isOffered);
});
