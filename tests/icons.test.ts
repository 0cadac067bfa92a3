import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconNames } from '@larder/design-system/Icon';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = globSync('{web,gateway,services,design-system}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(test|stories)\.|generated|[\\/]testing[\\/]|Icon[\\/]icons\.ts$/.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'));

test('every icon that pages load is drawn somewhere in the product', () => {
  const drawn = (name: string) => sources.some((text) => text.includes(`'${name}'`) || text.includes(`"${name}"`));
  expect(sources.length).toBeGreaterThan(100);
  expect(iconNames.filter((name) => !drawn(name))).toEqual([]);
});
