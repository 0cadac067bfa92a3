import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/processes.ts';
import { houseBanners } from '../../server-kit/house-banners.ts';
import { sourceFiles } from './source-tree.ts';

/** What is generated from the token files. */
const generated = ['server-kit/house-banners.ts', 'design-system/src/theme/banner-list.ts'];
/** The demo has stores of some banners; a list has more than half of them. */
const most = houseBanners.length / 2;

test('S-1 G-2 a banner is one token file: no source has a list of banners of its own', () => {
  const lists = sourceFiles().filter(({ path }) => {
    const code = readFileSync(join(root, path), 'utf8');
    const named = houseBanners.filter(({ key }) => new RegExp(`['"]${key}['"]|\\b${key}:`).test(code));
    return named.length > most;
  });
  expect(lists.map(({ path }) => path).toSorted()).toEqual(generated.toSorted());
});
