import { browserStore } from './browser-store.ts';

/** How long an unanswered request stays the same one. After that, a press is a new one. */
const keptMs = 10 * 60 * 1000;
/** How much earlier a press may be than another tab's press that went first. */
const slackMs = 2000;
const keyOf = (action: string) => `larder.request.${action}`;

interface Kept {
  id: string;
  at: number;
  /** When its answer came; null until then. */
  answeredAt: number | null;
}

function read(action: string): Kept | null {
  const value = browserStore.readJson(keyOf(action)) as Partial<Kept> | null;
  if (typeof value?.id !== 'string' || typeof value.at !== 'number') return null;
  return { id: value.id, at: value.at, answeredAt: typeof value.answeredAt === 'number' ? value.answeredAt : null };
}

/** Does a press at that moment belong to the stored request? If it has been answered, only a press made before the answer does. */
function isSame({ at, answeredAt }: Kept, pressedAt: number): boolean {
  if (answeredAt === null) return pressedAt - at < keptMs;
  return pressedAt > at - slackMs && pressedAt < answeredAt;
}

/**
 * The ids of requests that spend: an unanswered one keeps its id, in every tab and across reloads, so that a
 * second press, a second tab, or a lost response is the same request (N-26, I-4). So is a press made before another
 * tab's answer; a press after the answer is a new request.
 */
export const pendingRequest = {
  /** `action` names the request, such as `redeem.PRIZE.2`. */
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
