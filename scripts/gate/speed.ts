import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Milliseconds that one round of the work takes on a quiet machine with two cores, both at it: 36 on its own thread, and as
 * much again on threads that collect memory and compile beside it.
 */
const quietRound = 70;

/** What a hopeless machine counts as: a test that hangs there still ends. */
const slowest = 20;

const variable = 'LARDER_SPEED';

/** How many times slower than a quiet machine this one is right now, with all its cores at work; takes half a second. */
export async function measureSpeed(cores = availableParallelism()): Promise<number> {
  return speedOf(await Promise.all(Array.from({ length: cores }, roundsOfAThread)));
}

/** The factor that rounds of several threads amount to: that of the slowest thread, to a tenth, and never below 1. */
export function speedOf(threads: readonly (readonly number[])[]): number {
  const medians = threads.map((rounds) => rounds.toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0);
  const factor = Math.max(...medians) / quietRound;
  return Math.ceil(Math.min(slowest, Math.max(1, factor)) * 10) / 10;
}

/** The factor that the gate measured when it started; 1 without a gate. */
export function givenSpeed(env: NodeJS.ProcessEnv = process.env): number {
  const given = Number(env[variable]);
  return given >= 1 ? Math.min(given, slowest) : 1;
}

/** A limit in milliseconds on this machine: so many on a quiet one with two cores. */
export const within = (milliseconds: number): number => Math.ceil(milliseconds * givenSpeed());

/** Measures the machine, unless that is done, for this process and all that it starts. */
export async function settleSpeed(env: NodeJS.ProcessEnv = process.env): Promise<number> {
  if (!env[variable]) env[variable] = String(await measureSpeed());
  return givenSpeed(env);
}

function roundsOfAThread(): Promise<number[]> {
  const thread = new Worker(join(import.meta.dirname, 'speed-work.ts'));
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}
