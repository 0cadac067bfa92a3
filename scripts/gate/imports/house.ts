import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, matchesGlob, posix } from 'node:path';
import { resolver } from './resolve.ts';
import { type Names, namesIn } from './source.ts';

/** A file as it was read the last time; as long as time and size are the same, so is what it says. */
interface Known extends Names {
  time: number;
  size: number;
  hash: string;
}

/** All files of the project, in Git or new: their hashes, and who imports whom. */
export interface House {
  /** A hash of each file's content. */
  hashes: ReadonlyMap<string, string>;
  /** Files that load a file when they run. */
  loadedBy: ReadonlyMap<string, readonly string[]>;
  /** Files that load a file or take types from it. */
  namedBy: ReadonlyMap<string, readonly string[]>;
}

const code = /\.(?:tsx?|mjs)$/;

/** Reads the project; what hasn't changed since the last time comes from the file at `keptAt`. */
export function readHouse(root: string, keptAt: string): House {
  const before = readKept(keptAt);
  const known: Record<string, Known> = {};
  let isChanged = false;
  for (const path of filesOf(root)) {
    const { mtimeMs: time, size } = statSync(join(root, path));
    const kept = before[path];
    const isSame = kept?.time === time && kept.size === size;
    known[path] = isSame ? kept : { time, size, ...read(root, path) };
    isChanged ||= !isSame;
  }
  if (isChanged || Object.keys(before).length !== Object.keys(known).length) keep(keptAt, known);
  const hashes = new Map(Object.entries(known).map(([path, { hash }]) => [path, hash]));
  return { hashes, ...arrows(root, known) };
}

/** Paths from the root of all files that are there and that Git doesn't ignore. */
function filesOf(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return [...new Set(listed.split('\0'))]
    .filter((path) => path && statSync(join(root, path), { throwIfNoEntry: false })?.isFile())
    .sort();
}

function read(root: string, path: string): Omit<Known, 'time' | 'size'> {
  const content = readFileSync(join(root, path));
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  if (!code.test(path)) return { hash, values: [], types: [], globs: [] };
  return { hash, ...namesIn(path, content.toString()) };
}

/** Turns what each file imports around. */
function arrows(root: string, known: Record<string, Known>): Pick<House, 'loadedBy' | 'namedBy'> {
  const files = new Set(Object.keys(known));
  const resolve = resolver(root, files);
  const loadedBy = new Map<string, string[]>();
  const namedBy = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, to: string, from: string) =>
    void (map.get(to)?.push(from) ?? map.set(to, [from]));
  for (const [from, { values, types, globs }] of Object.entries(known)) {
    const found = (names: readonly string[]) => names.flatMap((name) => resolve(from, name) ?? []);
    const matched = globs.flatMap((glob) => {
      const pattern = posix.join(posix.dirname(from), glob);
      return [...files].filter((path) => path !== from && matchesGlob(path, pattern));
    });
    const loaded = new Set([...found(values), ...matched]);
    for (const to of loaded) add(loadedBy, to, from);
    for (const to of new Set([...loaded, ...found(types)])) add(namedBy, to, from);
  }
  return { loadedBy, namedBy };
}

/** Changes with the way in which files are read. */
const reader = createHash('sha256')
  .update(['house.ts', 'source.ts'].map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\0'))
  .digest('base64url');

function readKept(path: string): Record<string, Known | undefined> {
  if (!existsSync(path)) return {};
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as { reader: string; files: Record<string, Known> };
    return kept.reader === reader ? kept.files : {};
  } catch {
    return {};
  }
}

function keep(path: string, files: Record<string, Known>): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ reader, files }));
}
