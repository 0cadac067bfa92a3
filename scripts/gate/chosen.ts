import { posix } from 'node:path';
import { distances } from './imports/reach.ts';
import type { House } from './imports/house.ts';

/** Projects of Vitest; a file's name says which one runs it. */
export type Project = 'node' | 'dom' | 'stories';

/** Unit and component tests for a change. */
export interface Chosen {
  run: readonly string[];
  projects: readonly Project[];
  usesDatabase: boolean;
  /** Tests that load what changes too, and would take too long or belong to another area. */
  left: readonly string[];
  /** How many of those need the database. */
  leftWithDatabase: number;
}

/** What the choice is made from. */
export interface Choice {
  house: Pick<House, 'hashes' | 'loadedBy'>;
  /** Milliseconds that files of tests took, where known. */
  times?: Record<string, number>;
  /** Stories that no jsdom can tell. */
  storiesForBrowser?: readonly string[];
  /** All tests, however many. */
  wide?: boolean;
}

/** Whatever needs the database gets it here. */
const database = 'services/src/testing/databases.ts';

/** Milliseconds of a core for tests, so that the answer comes within 15 seconds. */
const budget = 14_000;

/** Milliseconds of a core: of the first file of its kind, which loads most of what all use, and of each that no run has measured. */
const costs = {
  node: { first: 500, each: 300 },
  dom: { first: 4000, each: 1200 },
  stories: { first: 4000, each: 1200 },
  database: { first: 5000, each: 1200 },
};

/** A test that loads something of what changes. */
interface Test {
  path: string;
  needs: keyof typeof costs;
  /** How many imports lie between. */
  distance: number;
  /** How many of its folders are called like folders of what changes. */
  shared: number;
  isInArea: boolean;
}

/** Chooses the tests that load any of the changed files: those beside them, then, as many as are quick, the nearest of their area and of others. */
export function choose(named: readonly string[], choice: Choice): Chosen {
  const { times = {}, wide = false } = choice;
  const tests = testsOf(named, choice);
  const isSure = ({ path, distance }: Test) =>
    wide || distance === 0 || named.some((each) => stem(path) === stem(each));
  const purse = new Purse(times);
  const run = tests.filter(isSure);
  for (const test of run) purse.pay(test);
  const others = tests
    .filter((test) => !isSure(test) && (test.needs !== 'database' || test.isInArea))
    .toSorted(firstInArea)
    .filter((test) => purse.canPay(test) && purse.pay(test));
  const all = [...run, ...others];
  const left = tests.filter((test) => !all.includes(test));
  return {
    run: all.map(({ path }) => path).sort(),
    projects: [...new Set(all.map(({ path }) => projectOf(path)!))],
    usesDatabase: all.some(({ needs }) => needs === 'database'),
    left: left.map(({ path }) => path),
    leftWithDatabase: left.filter(({ needs }) => needs === 'database').length,
  };
}

/** All tests that load what is named, themselves named or not, and those in the folder of a file. */
function testsOf(named: readonly string[], { house, storiesForBrowser = [] }: Choice): Test[] {
  const files = [...house.hashes.keys()];
  const isNamed = (path: string) => named.some((each) => path === each || path.startsWith(`${each}/`));
  const reached = distances(files.filter(isNamed), house.loadedBy);
  const withDatabase = distances([database], house.loadedBy);
  return files.flatMap((path) => {
    const project = storiesForBrowser.includes(path) ? undefined : projectOf(path);
    const needs = withDatabase.has(path) ? 'database' : project;
    const distance = reached.get(path) ?? (needs !== 'database' && isBeside(path, named) ? 1 : undefined);
    if (!needs || !project || distance === undefined) return [];
    const isInArea = named.some((each) => areaOf(each) === areaOf(path));
    return [{ path, needs, distance, shared: sharedFolders(path, named), isInArea }];
  });
}

/** Those of the area first; there, those without the database, the nearest first, then those in folders of the same name. */
function firstInArea(a: Test, b: Test): number {
  const [forA, forB] = [a, b].map(({ needs, isInArea }) => Number(needs === 'database') + 2 * Number(!isInArea));
  if (forA !== forB) return forA! - forB!;
  return a.needs === 'database'
    ? b.shared - a.shared || a.distance - b.distance
    : a.distance - b.distance || b.shared - a.shared;
}

/** What may still be spent on tests. */
class Purse {
  private left = budget;
  private readonly begun = new Set<Test['needs']>();
  private readonly times: Record<string, number>;

  constructor(times: Record<string, number>) {
    this.times = times;
  }

  canPay(test: Test): boolean {
    return this.costOf(test) <= this.left;
  }

  pay(test: Test): true {
    this.left -= this.costOf(test);
    this.begun.add(test.needs);
    return true;
  }

  private costOf({ path, needs }: Test): number {
    const { first, each } = costs[needs];
    const known = this.times[path] ?? each;
    // Where the first file loads much, that was in its time if it was the first.
    return (this.begun.has(needs) ? 0 : first) + (first > 1000 ? Math.min(known, 3 * each) : known);
  }
}

/** The project that runs a file; undefined for what is no test of Vitest's. */
function projectOf(path: string): Project | undefined {
  if (path.endsWith('.test.ts')) return 'node';
  if (path.endsWith('.test.tsx')) return 'dom';
  return path.endsWith('.stories.tsx') ? 'stories' : undefined;
}

/** `Button` in its folder, of Button.tsx, Button.css.ts, and Button.test.tsx. */
const stem = (path: string): string => path.replace(/\.(?:(?:test|stories|docs|css)\.)?\w+$/, '');

/** Whether a file stands in the folder of one that is named. */
const isBeside = (path: string, named: readonly string[]): boolean =>
  named.some(
    (each) => /\.\w+$/.test(each) && posix.dirname(each) === posix.dirname(path) && posix.dirname(each) !== '.',
  );

/** The service, the area of the gateway, the feature, or the part that a path belongs to. */
const areaOf = (path: string): string =>
  /^(?:services\/src\/[^/.]+|gateway\/src\/areas\/[^/.]+|web\/src\/[^/.]+\/[^/.]+)(?=\/|$)/.exec(path)?.[0] ??
  path.split('/')[0] ??
  '';

/** How many folders of a path have a name that a folder of a named one has. */
const sharedFolders = (path: string, named: readonly string[]): number =>
  Math.max(
    ...named.map(
      (each) =>
        posix
          .dirname(path)
          .split('/')
          .filter((folder) => each.split('/').includes(folder)).length,
    ),
  );
