import { randomHex } from '../../writes/random-hex.ts';

/** How long an unanswered request stays the same one. Later a press means another. */
const keptMs = 10 * 60 * 1000;
const keyOf = (action: string) => `larder.prize-request.${action}`;

interface Kept {
  id: string;
  at: number;
}

function read(action: string): Kept | null {
  try {
    const value = JSON.parse(localStorage.getItem(keyOf(action)) ?? 'null') as Partial<Kept> | null;
    return typeof value?.id === 'string' && typeof value.at === 'number' ? { id: value.id, at: value.at } : null;
  } catch {
    return null;
  }
}

/**
 * Ids of requests that spend: one that has not been answered keeps its id, in every tab and over a reload, so that a
 * second press, a second tab or a lost answer is the same redemption (N-26, I-4). An answer ends it.
 */
export const requestKey = {
  /** `action` names what is asked for, such as `redeem.PRIZE.2`. */
  of(action: string, now: number = Date.now(), newId: () => string = randomHex): string {
    const kept = read(action);
    if (kept && now - kept.at < keptMs) return kept.id;
    const id = newId();
    try {
      localStorage.setItem(keyOf(action), JSON.stringify({ id, at: now }));
    } catch {
      // Without a store the request still has its id; only a reload asks anew.
    }
    return id;
  },
  answered(action: string): void {
    try {
      localStorage.removeItem(keyOf(action));
    } catch {
      // Nothing was kept.
    }
  },
};
