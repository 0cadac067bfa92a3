/** Ends a call as if its deadline had come. @param isTold false: its connections aren't to be blamed for it */
export type GiveUp = (isTold?: boolean) => void;

/** One call, as far as it tells whether its service still answers. */
export interface Wait {
  /** Says how to end it when silence begins; without that, it waits until its own deadline. */
  endsBy(giveUp: GiveUp): void;
  /** Its answer has begun. */
  heard(): void;
  /** It has ended without one. */
  unheard(): void;
  /** It was never sent: the service has no part in that. */
  dropped(): void;
}

/** Knows whether a service, or one route of it, still answers: any answer counts, whatever it says. */
export interface Silence {
  /** A call begins; null while there is silence: whoever asks hears so at once instead of waiting. */
  asked(): Wait | null;
  /** A visit waits for a call that another visit has begun. @returns what to call when it no longer does */
  joined(): () => void;
  isSilent(): boolean;
  stop(): void;
}

export interface SilenceOptions {
  /** Asks for anything. @throws when no answer comes. Without it, one of the calls that come is let through instead. */
  probe?: () => Promise<unknown>;
  /** Milliseconds in which an answer has to come. */
  deadlineMs: number;
  /** false: waiting says nothing, because answers may take their time. */
  watchesWaiting?: boolean;
  /** Is it also silent when every other call goes without an answer? Of a service, single routes may, and the rest still answers. */
  countsShare?: boolean;
  onChange?: (isSilent: boolean) => void;
}

/** So many calls in a row without an answer are silence, and so are as many calls or visits that wait while nothing at all is answered. */
export const callsUntilSilent = 5;

/** Of so many calls in a row, so many without an answer are silence, too, whatever came between them. */
export const lastCalls = { watched: 20, unanswered: 10 } as const;

/** Waits before the next attempt, in milliseconds; the last one stands for all that follow. */
const attemptAfterMs = [100, 200, 400, 800, 1000] as const;

/** In so many looks at those who wait none may have been answered: a third of the deadline lies between the first and the last. */
const looksUntilSilent = 3;

/** What is silent is asked again and again, so that its return is noticed. */
export function watchSilence(options: SilenceOptions): Silence {
  const { probe, deadlineMs, watchesWaiting = true, countsShare = false, onChange } = options;
  const last = countsShare ? lastOnes() : null;
  const waiting = new Set<{ giveUp?: GiveUp }>();
  /** Visits that wait for calls of others. */
  let joined = 0;
  let unanswered = 0;
  let looks = 0;
  let looking: NodeJS.Timeout | null = null;
  let nextAttempt: NodeJS.Timeout | null = null;
  let isOpenToOne = false;

  const areManyWaiting = () => waiting.size > 0 && Math.max(waiting.size, joined) >= callsUntilSilent;

  function look(): void {
    if (!areManyWaiting()) stopLooking();
    else if (++looks >= looksUntilSilent) {
      fallSilent();
      for (const { giveUp } of waiting) giveUp?.();
    }
  }

  // A process that was busy itself looks once, and has heard what came meanwhile before it looks again.
  function lookIfManyWait(): void {
    if (!watchesWaiting || looking || nextAttempt || !areManyWaiting()) return;
    looks = 1;
    looking = setInterval(look, deadlineMs / 6).unref();
  }

  function stopLooking(): void {
    if (looking) clearInterval(looking);
    looking = null;
  }

  function heard(): void {
    unanswered = looks = 0;
    if (!nextAttempt) return;
    clearTimeout(nextAttempt);
    nextAttempt = null;
    isOpenToOne = false;
    onChange?.(false);
  }

  function fallSilent(): void {
    stopLooking();
    if (nextAttempt) return;
    attemptLater(0);
    onChange?.(true);
  }

  function attemptLater(attempts: number): void {
    const again = () => void (nextAttempt && attemptLater(attempts + 1));
    const attempt = () => {
      if (probe) void probe().then(heard, again);
      else {
        isOpenToOne = true;
        failedAttempt = again;
      }
    };
    nextAttempt = setTimeout(attempt, attemptAfterMs[Math.min(attempts, attemptAfterMs.length - 1)]).unref();
  }
  let failedAttempt: () => void = () => undefined;

  function begin(isAttempt: boolean): Wait {
    const own: { giveUp?: GiveUp } = {};
    waiting.add(own);
    lookIfManyWait();
    return {
      endsBy: (giveUp) => void (own.giveUp = giveUp),
      heard() {
        waiting.delete(own);
        last?.add(true);
        heard();
      },
      unheard() {
        waiting.delete(own);
        last?.add(false);
        if (isAttempt) return failedAttempt();
        unanswered += 1;
        if (unanswered >= callsUntilSilent || last?.areTooMany()) fallSilent();
      },
      dropped() {
        waiting.delete(own);
        if (isAttempt && nextAttempt) isOpenToOne = true;
      },
    };
  }

  return {
    asked() {
      if (!nextAttempt) return begin(false);
      if (!isOpenToOne) return null;
      isOpenToOne = false;
      return begin(true);
    },
    joined() {
      joined += 1;
      lookIfManyWait();
      return () => void (joined -= 1);
    },
    isSilent: () => nextAttempt !== null,
    stop() {
      stopLooking();
      if (nextAttempt) clearTimeout(nextAttempt);
      nextAttempt = null;
    },
  };
}

/**
 * How the last calls have ended. What has been silent is so again at the first call without an answer, until enough others
 * have been answered.
 */
function lastOnes() {
  const ends: boolean[] = [];
  return {
    add(isHeard: boolean): void {
      ends.push(isHeard);
      if (ends.length > lastCalls.watched) ends.shift();
    },
    areTooMany: () => ends.filter((isHeard) => !isHeard).length >= lastCalls.unanswered,
  };
}
