import { randomHex } from '../../writes/random-hex.ts';

/** How long an unanswered request stays the same one. Later a press means another. */
const keptMs = 10 * 60 * 1000;
/** By how much a press may have come before the one of another tab that went first. */
const slackMs = 2000;
const keyOf = (action: string) => `larder.prize-request.${action}`;

interface Kept {
  id: string;
  at: number;
  /** When its answer came; null while it has none. */
  answeredAt: number | null;
}

function read(action: string): Kept | null {
  try {
    const value = JSON.parse(localStorage.getItem(keyOf(action)) ?? 'null') as Partial<Kept> | null;
    if (typeof value?.id !== 'string' || typeof value.at !== 'number') return null;
    return { id: value.id, at: value.at, answeredAt: typeof value.answeredAt === 'number' ? value.answeredAt : null };
  } catch {
    return null;
  }
}

/** Is a press at that moment the request that is kept? Of an answered one only a press that was made meanwhile. */
function isSame({ at, answeredAt }: Kept, pressedAt: number): boolean {
  if (answeredAt === null) return pressedAt - at < keptMs;
  return pressedAt > at - slackMs && pressedAt < answeredAt;
}

function write(action: string, kept: Kept): void {
  try {
    localStorage.setItem(keyOf(action), JSON.stringify(kept));
  } catch {
    // Without a store the request still has its id; only a reload asks anew.
  }
}

/**
 * Ids of requests that spend: one that has not been answered keeps its id, in every tab and over a reload, so that a
 * second press, a second tab or a lost answer is the same redemption (N-26, I-4). So is a press that another tab's
 * answer came after; a press after the answer is a new one.
 */
export const requestKey = {
  /** `action` names what is asked for, such as `redeem.PRIZE.2`. */
  of(action: string, pressedAt: number = Date.now(), newId: () => string = randomHex): string {
    const kept = read(action);
    if (kept && isSame(kept, pressedAt)) return kept.id;
    const id = newId();
    write(action, { id, at: pressedAt, answeredAt: null });
    return id;
  },
  answered(action: string, now: number = Date.now()): void {
    const kept = read(action);
    if (kept) write(action, { ...kept, answeredAt: now });
  },
};

/**
 * Runs a request with the id of its action. Tabs that ask for the same take turns, as their stores may lag behind each
 * other by a moment: the second finds the first one's id.
 */
export async function inTurn<T>(
  action: string,
  pressedAt: number,
  send: (clientRequestId: string) => Promise<T>,
): Promise<T> {
  const run = async () => {
    const answer = await send(requestKey.of(action, pressedAt));
    requestKey.answered(action);
    return answer;
  };
  // Only where the page's connection is secure.
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? locks.request(keyOf(action), run) : run();
}
