/** Knows whether a service still answers: any answer counts, whatever it says. */
export interface Silence {
  /** An answer has begun. */
  heard(): void;
  /** A call has ended without one. */
  unheard(): void;
  /** Has the service stopped answering? */
  isSilent(): boolean;
  stop(): void;
}

export interface SilenceOptions {
  /** Asks the service for anything; what comes of it is told to `heard` and `unheard`. */
  probe: () => Promise<unknown>;
  /** Milliseconds between two probes of a silent service. */
  everyMs?: number;
  onChange?: (isSilent: boolean) => void;
}

/** So many calls in a row without an answer are silence. */
export const callsUntilSilent = 5;

/** A silent service is asked again and again, so that its return is noticed while no one else asks. */
export function watchSilence({ probe, everyMs = 1000, onChange }: SilenceOptions): Silence {
  let unanswered = 0;
  let timer: NodeJS.Timeout | null = null;

  const stop = () => {
    if (timer) clearTimeout(timer);
    timer = null;
  };
  const probeLater = () => {
    const again = () => {
      if (timer) probeLater();
    };
    timer = setTimeout(() => void probe().then(again, again), everyMs).unref();
  };

  return {
    heard() {
      unanswered = 0;
      if (!timer) return;
      stop();
      onChange?.(false);
    },
    unheard() {
      unanswered += 1;
      if (timer || unanswered < callsUntilSilent) return;
      probeLater();
      onChange?.(true);
    },
    isSilent: () => timer !== null,
    stop,
  };
}
