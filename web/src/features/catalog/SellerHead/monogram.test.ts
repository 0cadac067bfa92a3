import { expect, test } from 'vitest';
import { monogramOf } from './monogram.ts';

test.each([
  ['Copper & Clay', 'C&C'],
  ['Hive & Hollow', 'H&H'],
  ['Kitchen Foundry', 'KF'],
  ['óptima', 'Ó'],
  ['One Two Three Four', 'OTT'],
  ['', ''],
])('%s signs as %s', (name, sign) => expect(monogramOf(name)).toBe(sign));
