import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

const web = join(import.meta.dirname, '..');
const root = join(web, '..');
const letters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';
const all = `${letters}aA0123456789`;

const slashed = (path: string): string => path.replaceAll('\\', '/');

/**
 * Two letters for each file of styles, from its name: one more file changes no other's, unless they meet. None begins
 * with an `a`, because ad blockers hide elements whose class begins with "ad".
 */
function codes(): Map<string, string> {
  const taken = new Set<string>();
  const files = globSync('{web,design-system}/src/**/*.css.ts', { cwd: root }).map(slashed).sort();
  return new Map(
    files.map((file) => {
      let at = createHash('sha256').update(file).digest().readUInt32BE();
      const code = () => `${letters[at % letters.length]}${all[Math.floor(at / letters.length) % all.length]}`;
      while (taken.has(code())) at += 1;
      taken.add(code());
      return [file, code()];
    }),
  );
}

/** Short class names for production: two letters for the file, and the number of the style in it. */
export function shortNames(): (style: { hash: string; filePath: string }) => string {
  const known = codes();
  const lengths = new Map<string, number>();
  return ({ hash, filePath }) => {
    const code = known.get(slashed(relative(root, join(web, filePath))));
    if (!code) throw new Error(`${filePath} is not among the files of styles.`);
    // The hash is the file's, then the number; a file's first number is 0.
    if (!lengths.has(code)) lengths.set(code, hash.length - 1);
    return code + hash.slice(lengths.get(code));
  };
}
