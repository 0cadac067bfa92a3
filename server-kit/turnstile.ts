/** Lets a set number in at once, and has a few more wait for a short while. */
export interface Turnstile {
  /** Lets the caller in if there is room. @returns what to call on the way out; null when there is no room */
  enterNow(): (() => void) | null;
  /**
   * Answers right away while there is room, else when someone has left.
   * @param gone the caller gave up
   * @returns what to call on the way out, once; null when there was no room in time
   */
  enter(gone?: AbortSignal): Promise<(() => void) | null>;
  /** How many are inside now. */
  inside(): number;
}

/** This many are served however slow the machine is: what slows it down then is not us, and a refusal helps no one. */
export const alwaysServed = 4;

export interface TurnstileOptions {
  /** How many are inside at once. */
  most: number;
  /** How many wait. */
  queue: number;
  /** Longest wait, in milliseconds. */
  patienceMs: number;
}

export function turnstile({ most, queue, patienceMs }: TurnstileOptions): Turnstile {
  let inside = 0;
  const waiting = new Set<() => void>();

  function admitted(): () => void {
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      const [next] = waiting;
      if (next) next();
      else inside -= 1;
    };
  }

  function enterNow(): (() => void) | null {
    if (inside >= most) return null;
    inside += 1;
    return admitted();
  }

  return {
    inside: () => inside,
    enterNow,
    async enter(gone) {
      const leave = enterNow();
      if (leave) return leave;
      if (waiting.size >= queue || gone?.aborted) return null;
      return new Promise((resolve) => {
        const end = (result: (() => void) | null) => {
          waiting.delete(admit);
          clearTimeout(patience);
          gone?.removeEventListener('abort', giveUp);
          resolve(result);
        };
        const admit = () => end(admitted());
        const giveUp = () => end(null);
        const patience = setTimeout(giveUp, patienceMs);
        gone?.addEventListener('abort', giveUp);
        waiting.add(admit);
      });
    },
  };
}
