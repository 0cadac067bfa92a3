import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../../scripts/processes.ts';

/** A source file with the source files it imports; paths from the root. */
export interface SourceFile {
  path: string;
  imports: readonly string[];
}

/** An import that leads from one folder to another. */
type FolderArrows = Map<string, Map<string, string>>;

const parts = [
  'services/src',
  'gateway/src',
  'web/src',
  'console/src',
  'design-system/src',
  'draw-proof',
  'pricing',
  'server-kit',
];
/** Tests, stories, and generated files may look into any folder. */
const visitor = /(?:\.(?:test|test-d|stories|docs|generated|d)\.tsx?$|\/(?:testing|generated)\/)/;
const imported = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** Every source file of the product, apart from tests, stories, and generated files. */
export function sourceFiles(): SourceFile[] {
  const paths = parts
    .flatMap((part) => globSync(`${part}/**/*.{ts,tsx}`, { cwd: root }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !visitor.test(path) && !path.includes('node_modules'));
  const known = new Set(paths);
  return paths.map((path) => {
    const code = readFileSync(join(root, path), 'utf8');
    const targets = [...code.matchAll(imported)].map(([, specifier = '']) => join(dirname(path), specifier));
    return { path, imports: targets.map((target) => normalize(target)).filter((target) => known.has(target)) };
  });
}

/** Folders side by side that need each other, each arrow of a circle as `a -> b: file imports file`. */
export function folderCircles(files: readonly SourceFile[]): string[] {
  const arrows: FolderArrows = new Map();
  for (const { path, imports } of files)
    for (const target of imports) {
      const [from, to] = sides(path, target);
      if (!from || !to) continue;
      const leaving = arrows.get(from) ?? new Map<string, string>();
      arrows.set(from, leaving.set(to, `${path} imports ${target}`));
    }
  return [...arrows].flatMap(([from, leaving]) =>
    [...leaving].filter(([to]) => leads(arrows, to, from)).map(([to, why]) => `${from} -> ${to}: ${why}`),
  );
}

/** The two folders that stand side by side and hold one file each; none where a file stands beside the other's folder. */
function sides(one: string, other: string): [string, string] | [] {
  const [left, right] = [rooms(one), rooms(other)];
  let depth = 0;
  while (left[depth] === right[depth]) depth += 1;
  if (depth >= left.length - 1 || depth >= right.length - 1) return [];
  return [left.slice(0, depth + 1).join('/'), right.slice(0, depth + 1).join('/')];
}

/** The folders of a file and its name. The storefront's app holds both what every screen stands on and what holds the screens: its rooms count by themselves. */
const rooms = (path: string): string[] => path.replace('web/src/app/', 'web/src/app:').split('/');

function leads(arrows: FolderArrows, from: string, to: string, seen = new Set([from])): boolean {
  if (from === to) return true;
  for (const next of arrows.get(from)?.keys() ?? [])
    if (!seen.has(next) && leads(arrows, next, to, seen.add(next))) return true;
  return false;
}

/** Folders that hold more than `most` files of one kind side by side, as `folder: count kind`. */
export function crowdedFolders(files: readonly SourceFile[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const kind = path.endsWith('.css.ts') ? '.css.ts' : /\.[a-z]+$/.exec(path)?.[0];
    const key = `${dirname(path)}: ${kind}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > most).map(([key, count]) => `${key} ${count}`);
}
