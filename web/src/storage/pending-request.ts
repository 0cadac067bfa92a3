import { browserStore } from './browser-store.ts';

/** How long an unanswered request stays the same one. Later a press means another. */
const keptMs = 10 * 60 * 1000;
/** By how much a press may have come before the one of another tab that went first. */
const slackMs = 2000;
const keyOf = (action: string) => `larder.request.${action}`;

interface Kept {
  id: string;
  at: number;
  /** When its answer came; null while it has none. */
  answeredAt: number | null;
}

function read(action: string): Kept | null {
  const value = browserStore.readJson(keyOf(action)) as Partial<Kept> | null;
  if (typeof value?.id !== 'string' || typeof value.at !== 'number') return null;
  return { id: value.id, at: value.at, answeredAt: typeof value.answeredAt === 'number' ? value.answeredAt : null };
}

/** Is a press at that moment the request that is kept? Of an answered one only a press that was made meanwhile. */
function isSame({ at, answeredAt }: Kept, pressedAt: number): boolean {
  if (answeredAt === null) return pressedAt - at < keptMs;
  return pressedAt > at - slackMs && pressedAt < answeredAt;
}

/**
 * The ids of requests that spend: one that has not been answered keeps its id, in every tab and over a reload, so that a
 * second press, a second tab, or a lost answer is the same request (N-26, I-4). So is a press that another tab's answer
 * came after; a press after the answer is a new one.
 */
export const pendingRequest = {
  /** `action` names what is asked for, such as `redeem.PRIZE.2`. */
  idOf(action: string, pressedAt: number, newId: () => string): string {
    const kept = read(action);
    if (kept && isSame(kept, pressedAt)) return kept.id;
    const id = newId();
    browserStore.writeJson(keyOf(action), { id, at: pressedAt, answeredAt: null } satisfies Kept);
    return id;
  },
  answered(action: string, now: number): void {
    const kept = read(action);
    if (kept) browserStore.writeJson(keyOf(action), { ...kept, answeredAt: now } satisfies Kept);
  },
};
