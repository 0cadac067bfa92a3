import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Finds the file that a module's name means; undefined for packages of others and for what isn't there. */
export type Resolve = (from: string, name: string) => string | undefined;

/** Resolves relative names, and those of our own packages by their `exports`. @param files all files, by their paths from the root */
export function resolver(root: string, files: ReadonlySet<string>): Resolve {
  const packages = [...files]
    .filter((path) => /^[^/]+\/package\.json$/.test(path))
    .map((path) => exportsOf(root, path));
  const known = new Map<string, string | undefined>();
  return (from, name) => {
    const bare = name.replace(/\?.*$/, '');
    if (bare.startsWith('.')) return existing(files, posix.join(posix.dirname(from), bare));
    if (!bare.startsWith('@larder/')) return undefined;
    if (!known.has(bare))
      known.set(
        bare,
        packages.map((find) => find(bare)).find((path) => path && files.has(path)),
      );
    return known.get(bare);
  };
}

/** A name says its extension, except where Vite fills it in. */
const existing = (files: ReadonlySet<string>, path: string): string | undefined =>
  [path, `${path}.ts`, `${path}.tsx`].find((each) => files.has(each));

/** What a package of ours gives under each name. */
function exportsOf(root: string, path: string): (name: string) => string | undefined {
  const { name: own, exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
    name: string;
    exports?: Record<string, string>;
  };
  const entries = Object.entries(exports).map(([key, target]) => {
    const [before = '', after] = posix.join(own, key).split('*');
    return { before, after, target: posix.join(posix.dirname(path), target) };
  });
  // A name in full comes before a pattern, a longer pattern before a shorter one.
  entries.sort(
    (a, b) => Number(a.after !== undefined) - Number(b.after !== undefined) || b.before.length - a.before.length,
  );
  return (name) => {
    for (const { before, after, target } of entries) {
      if (after === undefined && name === before) return target;
      if (after !== undefined && name.startsWith(before) && name.endsWith(after))
        return target.replace('*', name.slice(before.length, name.length - after.length));
    }
    return undefined;
  };
}
