/** One call, as far as it tells whether its service still answers. */
export interface Wait {
  /** Its answer has begun. */
  heard(): void;
  /** It has ended without one. */
  unheard(): void;
  /** It was never sent: the service has no part in that. */
  dropped(): void;
}

/** Knows whether a service still answers: any answer counts, whatever it says. */
export interface Silence {
  /** A call has begun. */
  asked(): Wait;
  /** Has the service stopped answering? Whoever needs it hears so at once instead of waiting. */
  isSilent(): boolean;
  stop(): void;
}

export interface SilenceOptions {
  /** Asks the service for anything. @throws when no answer comes */
  probe: () => Promise<unknown>;
  /** Milliseconds in which an answer has to come. */
  deadlineMs: number;
  onChange?: (isSilent: boolean) => void;
}

/** So many calls in a row without an answer are silence, and so are as many that wait while nothing at all is answered. */
export const callsUntilSilent = 5;

/** Waits of the first probes of a silent service, in milliseconds; the last one stands for all that follow. */
const probeAfterMs = [100, 200, 400, 800, 1000] as const;

/** In so many looks at those who wait none may have been answered: a third of the deadline lies between the first and the last. */
const looksUntilSilent = 3;

/** A silent service is asked again and again, so that its return is noticed while no one else asks. */
export function watchSilence({ probe, deadlineMs, onChange }: SilenceOptions): Silence {
  let unanswered = 0;
  let waiting = 0;
  let looks = 0;
  let probing: NodeJS.Timeout | null = null;
  // A process that was busy itself looks once, and has heard what came meanwhile before it looks again.
  const looking = setInterval(() => {
    looks = waiting >= callsUntilSilent ? looks + 1 : 0;
    if (looks >= looksUntilSilent) fallSilent();
  }, deadlineMs / 6).unref();

  function heard(): void {
    unanswered = looks = 0;
    if (!probing) return;
    clearTimeout(probing);
    probing = null;
    onChange?.(false);
  }

  function fallSilent(): void {
    if (probing) return;
    probeLater(0);
    onChange?.(true);
  }

  function probeLater(probes: number): void {
    const again = () => void (probing && probeLater(probes + 1));
    const ask = () => void probe().then(heard, again);
    probing = setTimeout(ask, probeAfterMs[Math.min(probes, probeAfterMs.length - 1)]).unref();
  }

  return {
    asked() {
      waiting += 1;
      let isWaiting = true;
      const over = () => {
        if (isWaiting) waiting -= 1;
        isWaiting = false;
      };
      return {
        heard() {
          over();
          heard();
        },
        unheard() {
          over();
          unanswered += 1;
          if (unanswered >= callsUntilSilent) fallSilent();
        },
        dropped: over,
      };
    },
    isSilent: () => probing !== null,
    stop() {
      clearInterval(looking);
      if (probing) clearTimeout(probing);
      probing = null;
    },
  };
}
