import { expect, test } from 'vitest';
import { demoDepartments } from '../demo/products.ts';
import { isDrawable } from '../packshots/packshot.ts';
import { departmentPicture, departmentPictures } from './department-drawings.ts';

test('N-56 each department has a drawing of what it is known for, and no two the same', () => {
  expect([...departmentPictures.keys()].toSorted()).toEqual(
    demoDepartments()
      .map(({ departmentId }) => departmentId)
      .toSorted(),
  );
  const all = [...departmentPictures.values()];
  expect(new Set(all.map(({ pictureId }) => pictureId)).size).toBe(all.length);
  expect(all.filter(({ data }) => data.motif === '' || !isDrawable(data.motif))).toEqual([]);
  expect(departmentPictures.get('fruits-vegetables')?.data.motif).toBe('produce');
  expect(departmentPictures.get('flowers-decor')?.data.motif).toBe('bouquet');
});

test('a picture that stands for no department is unknown', () => {
  expect(departmentPicture('x'.repeat(20))).toBeUndefined();
});
