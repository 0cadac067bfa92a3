import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const roots = new Map<string, string>();

/** A file's place in the house, from its root: `/web/src/main.ts`. The root is where the linter's configuration stands. */
export function placeOf(file: string): string {
  return `/${relative(rootOf(dirname(file)), file).replaceAll('\\', '/')}`;
}

function rootOf(folder: string): string {
  const known = roots.get(folder);
  if (known !== undefined) return known;
  const isTop = existsSync(join(folder, '.oxlintrc.json')) || dirname(folder) === folder;
  const root = isTop ? folder : rootOf(dirname(folder));
  roots.set(folder, root);
  return root;
}

/** Files that may look into any folder: tests, what only tests use, and the library's pages. */
export const isTest = (place: string): boolean =>
  /\.(?:test|test-d|stories|docs|e2e|shots)\.tsx?$|\/testing\//.test(place);
