/** What a call gives back once it has ended. */
export type Leave = () => void;

/**
 * A service's share of the places of this process: however long it takes to answer, the rest is left for visits that need
 * others.
 */
export interface Share {
  /**
   * Lets a visit wait for the service: at once while there is room or when it waits for it already, else as soon as another
   * has been answered. @returns null when that takes too long
   */
  enter(visit: object): Leave | Promise<Leave | null>;
}

/** Two of three places may wait for one service. */
const share = 2 / 3;
/** Longest wait for room, as a part of the deadline of a call. */
const patience = 1 / 10;

export interface ShareOptions {
  /** How many visits are served at once. */
  places: number;
  /** Deadline of a call, in milliseconds. */
  deadlineMs: number;
  /** Called when a visit goes without, the first time since there was room. */
  onFull?: () => void;
}

export function shareOf({ places, deadlineMs, onFull }: ShareOptions): Share {
  let isFull = false;
  const most = Math.ceil(places * share);
  /** Calls under way, by visit. */
  const inside = new Map<object, number>();
  const waiting = new Map<object, { isIn: Promise<boolean>; end: (isIn: boolean) => void }>();

  function admitted(visit: object): Leave {
    inside.set(visit, (inside.get(visit) ?? 0) + 1);
    return () => {
      const calls = (inside.get(visit) ?? 1) - 1;
      if (calls > 0) return void inside.set(visit, calls);
      inside.delete(visit);
      const [next] = waiting;
      if (!next) return;
      // Its place is taken before its calls come back to begin.
      inside.set(next[0], 0);
      next[1].end(true);
    };
  }

  function wait(visit: object): Promise<boolean> {
    const { promise: isIn, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => {
      if (!isFull) onFull?.();
      isFull = true;
      end(false);
    }, deadlineMs * patience);
    const end = (is: boolean) => {
      clearTimeout(timer);
      waiting.delete(visit);
      resolve(is);
    };
    waiting.set(visit, { isIn, end });
    return isIn;
  }

  return {
    enter(visit) {
      if (inside.has(visit)) return admitted(visit);
      if (inside.size < most) {
        isFull = false;
        return admitted(visit);
      }
      const isIn = waiting.get(visit)?.isIn ?? wait(visit);
      return isIn.then((is) => (is ? admitted(visit) : null));
    },
  };
}
