import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Meadow Lane', 'meadow-lane'],
  ["Ben & Jerry's", 'ben-jerrys'],
  ['Ben & Jerry’s', 'ben-jerrys'],
  ['Crème Brûlée', 'creme-brulee'],
  ['  365 -- Organic! ', '365-organic'],
  ['冷凍', ''],
  ['--', ''],
  ['', ''],
])('%j as an id is %j', (name, slug) => expect(slugOf(name)).toBe(slug));
