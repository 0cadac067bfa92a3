import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../processes.ts';

/** What earlier runs took. */
export interface Times {
  /** Seconds that a step took, by its name. */
  seconds: Record<string, number>;
  /** How many tests a step had. */
  tests: Record<string, number>;
  /** Milliseconds that a file of tests takes on a quiet machine, by its path. */
  files: Record<string, number>;
}

/** Where runs leave what the next ones may use; none of it is needed. */
export const memory = join(root, '.data/gate');
const path = join(memory, 'times.json');

/** What is remembered; nothing at first, or when the file is no good. */
export function readTimes(from = path): Times {
  const none = { seconds: {}, tests: {}, files: {} };
  if (!existsSync(from)) return none;
  try {
    return { ...none, ...(JSON.parse(readFileSync(from, 'utf8')) as Partial<Times>) };
  } catch {
    return none;
  }
}

/** Keeps what a run took beside what earlier ones did. */
export function keepTimes(taken: Times, to = path): void {
  const before = readTimes(to);
  const merged: Times = {
    seconds: { ...before.seconds, ...taken.seconds },
    tests: { ...before.tests, ...taken.tests },
    files: { ...before.files, ...taken.files },
  };
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, JSON.stringify(merged));
}
