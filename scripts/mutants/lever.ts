/** A mutant that runs in circles asks for a switch far more often than the code as it is. */
class Runaway extends Error {}

/** The one switch of all mutants of a process: which is on, which have been asked for, and how often. */
export interface Lever {
  /** Watches the code as it is while `run` runs. @returns the mutants it reached, and how often it asked */
  watch: (run: () => Promise<void>) => Promise<{ reached: number[]; asked: number }>;
  /** Runs with one mutant on. @param patience how often it may ask before it is stopped */
  with: (id: number, patience: number, run: () => Promise<void>) => Promise<void>;
}

/** Puts `__mutant` into the process, for sources that `withSwitches` has made. */
export function pullable(): Lever {
  let on = -1;
  let asked = 0;
  let patience = Infinity;
  let seen: boolean[] | undefined;
  let reached: number[] = [];
  Object.defineProperty(globalThis, '__mutant', {
    configurable: true,
    value: (id: number): boolean => {
      asked += 1;
      if (asked > patience) throw new Runaway(`mutant ${on} runs in circles`);
      if (seen && !seen[id]) {
        seen[id] = true;
        reached.push(id);
      }
      return id === on;
    },
  });
  return {
    watch: async (run) => {
      [on, asked, patience, seen, reached] = [-1, 0, Infinity, [], []];
      try {
        await run();
        return { reached, asked };
      } finally {
        seen = undefined;
      }
    },
    with: async (id, most, run) => {
      [on, asked, patience] = [id, 0, most];
      try {
        await run();
      } finally {
        [on, patience] = [-1, Infinity];
      }
    },
  };
}
