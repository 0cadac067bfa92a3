import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const files = globSync(['design-system/src/**/*.stories.tsx', 'web/src/**/*.stories.tsx'], { cwd: root });
const sources = files.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const found = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`));

test('a story is called by what it shows; the rows that it holds are tags', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(found(/\bname: (['"])(?:(?!\1).)*\b[GINSTX]-\d+/g)).toEqual([]);
  expect(found(/^export const [GINSTX]\d+\w*/gm)).toEqual([]);
  expect(found(/'row:(?![GINSTX]-\d+')[^']*'/g)).toEqual([]);
  expect(found(/'row:[GINSTX]-\d+'/g).length).toBeGreaterThan(70);
});

test('components stand together by what they are for', () => {
  const purposes = 'Layout|Typography|Actions|Forms|Navigation|Feedback|Overlays|Data display|Shop|Games';
  expect(found(new RegExp(`^  title: 'Components/(?!(?:${purposes})/\\w+')[^']*'`, 'gm'))).toEqual([]);
});
