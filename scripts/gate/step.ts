import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../command.ts';
import { root } from '../processes.ts';
import type { TestEvent } from './events.ts';
import type { TestsLongWait } from './long-waits.ts';

/** How many of a step's tests passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** One step of the gate. A step without `count` is one test. */
export interface Step {
  name: string;
  /** What its time is remembered by, where that isn't the name. */
  key?: string;
  /** @param hear is told of tests as they end */
  run: (hear: (event: TestEvent) => void) => Promise<Outcome>;
  count?: (outcome: Outcome) => Count;
  /** Milliseconds that each file of tests took, by its path from the root. */
  files?: () => ReadonlyMap<string, number>;
  /** Waits of its tests that were long. */
  longWaits?: () => readonly TestsLongWait[];
}

/** What a step's time is remembered by. */
export const keyOf = ({ name, key = name }: Step): string => key;

/** Where the reports of a run are left. */
export const results = join(root, 'test-results');

/** A report of this run; undefined when the tool wrote none. */
export function readReport<Report>(name: string): Report | undefined {
  const path = join(results, name);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined;
}

/** A report that says less than the exit code does (no tests, a file that did not load) adds one failure. */
export function honest({ passed, failed }: Count, { ok }: Pick<Outcome, 'ok'>): Count {
  return { passed, failed: !ok && failed === 0 ? 1 : failed };
}
