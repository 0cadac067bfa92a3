import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/processes.ts';
import { sourceFiles } from './source-tree.ts';

/** Holds `onHover`, the one place that may say it. */
const home = 'design-system/src/theme/media.ts';

test('no style is on hover but by the helper that asks for a pointer that hovers', () => {
  const says = (path: string): boolean => readFileSync(join(root, path), 'utf8').includes(':hover');
  const styles = sourceFiles().filter(({ path }) => /^(?:web|console|design-system)\/src\/.*\.css\.ts$/.test(path));
  expect(styles.length).toBeGreaterThan(100);
  expect(styles.flatMap(({ path }) => (says(path) ? path : []))).toEqual([]);
  expect(says(home)).toBe(true);
});
