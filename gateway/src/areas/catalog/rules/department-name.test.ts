import { expect, test } from 'vitest';
import { departmentTexts } from '../texts/departments.ts';
import { departmentName } from './department-name.ts';

test('S-265 N-56 each of the 20 departments has its own name, in each language', () => {
  for (const names of Object.values(departmentTexts)) expect(new Set(Object.values(names)).size).toBe(20);
  expect(departmentName('dairy-eggs-cheese', 'DAIRY', 'en')).toBe('Dairy, Eggs & Cheese');
  expect(departmentName('dairy-eggs-cheese', 'Dairy, Eggs & Cheese', 'es')).toBe('Lácteos, huevos y quesos');
});

test.each(['garden-center', 'toString'])(
  'S-265 %s, which a retailer has added, keeps the name that it has there',
  (id) => {
    expect(departmentName(id, 'Garden Center', 'es')).toBe('Garden Center');
  },
);
