import { longWait } from '../scripts/gate/patience.ts';

/** A wait that took long: what waited, where, and for how many milliseconds. */
export interface LongWait {
  what: string;
  place: string;
  ms: number;
}

// Files of a worker share these; tests put false clocks in the place of the real one.
const now = performance.now.bind(performance);
let waits: LongWait[] = [];

/** Notes a wait that turns out long. */
export async function timed<Result>(what: string, wait: () => Promise<Result>): Promise<Result> {
  const { done } = stopwatch(what);
  try {
    return await wait();
  } finally {
    done();
  }
}

/** Begins to time a wait at the line that asked for it; `done` may be called again and again, and the last time counts. */
export function stopwatch(what: string): { done: () => void } {
  const began = now();
  const asked = new Error(what);
  let noted: LongWait | undefined;
  return {
    done: () => {
      const ms = now() - began;
      if (ms < longWait) return;
      if (!noted) waits.push((noted = { what, place: placeIn(asked.stack ?? ''), ms }));
      noted.ms = ms;
    },
  };
}

/** The waits that were long since the last call. */
export function takeLongWaits(): LongWait[] {
  const taken = waits;
  waits = [];
  return taken;
}

/** The line of ours that asked: of a test if there is one, with its path from the root. */
export function placeIn(stack: string): string {
  const lines = stack
    .split('\n')
    .filter((line) => line.trim().startsWith('at ') && !/node_modules|node:|tests\/(?:long-waits|setup-)/.test(line));
  const line = lines.find((each) => /\.test\.tsx?[:?]/.test(each)) ?? lines[0] ?? '';
  const [, path = 'somewhere'] = /((?:file:\/\/)?\/[^()]*?:\d+)(?::\d+)?\)?$/.exec(line.trim()) ?? [];
  return path.replace('file://', '').replace(`${process.cwd()}/`, '');
}
