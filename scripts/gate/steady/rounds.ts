import { parseArgs } from 'node:util';
import { readSeed } from '../arguments.ts';
import { inBrowser } from '../near.ts';
import type { Count } from '../step.ts';
import { count } from '../words.ts';

/** What is run again and again. */
export interface SteadyWish {
  /** The seed of the first run; a further run has the next. */
  seed: number;
  runs: number;
  /** Tests in a browser, and all others; a part of them, or none. */
  units: TestsOf;
  browser: TestsOf;
}

/** All tests, none, or those at these paths. */
export type TestsOf = 'all' | 'none' | readonly string[];

/** One run of the tests. */
export interface Round {
  seed: number;
  /** Whether something else keeps every core busy meanwhile. */
  isBusy: boolean;
}

/** How a run ended. */
export interface RoundResult extends Round, Count {
  minutes: number;
}

/** Reads the words after `npm run test:steady --`. Throws a sentence when they can't be understood. */
export function readSteadyWish(words: readonly string[], freshSeed: () => number): SteadyWish {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { seed: { type: 'string' }, runs: { type: 'string', default: '5' }, only: { type: 'string' } },
  });
  const runs = Number(values.runs);
  if (!/^\d{1,3}$/.test(values.runs)) throw new Error(`--runs takes a whole number, not "${values.runs}".`);
  const { only } = values;
  if (only !== undefined && only !== 'units' && only !== 'browser')
    throw new Error(`--only takes units or browser, not "${only}".`);
  const seed = values.seed === undefined ? freshSeed() : readSeed(values.seed);
  const some = (isWanted: (path: string) => boolean): TestsOf => {
    if (positionals.length === 0) return 'all';
    const paths = positionals.filter(isWanted);
    return paths.length > 0 ? paths : 'none';
  };
  return {
    seed,
    runs,
    units: only === 'browser' ? 'none' : some((path) => !inBrowser(path)),
    browser: only === 'units' ? 'none' : some(inBrowser),
  };
}

/** The runs in a random order, each with a seed of its own, and one more while the machine is busy. */
export function roundsOf({ seed, runs }: Pick<SteadyWish, 'seed' | 'runs'>): Round[] {
  return Array.from({ length: runs + 1 }, (_, at) => ({ seed: seed + at, isBusy: at === runs }));
}

/** A line for each run. */
export function roundLines(results: readonly RoundResult[]): string {
  const lines = results.map(
    ({ seed, isBusy, passed, failed, minutes }) =>
      `${failed > 0 ? '✗' : '✓'} seed ${seed}: ${count(passed)} passed, ${count(failed)} failed, ${minutes.toFixed(1)} min${isBusy ? ', every core busy' : ''}`,
  );
  return lines.join('\n');
}
