import { browserStore } from './browser-store.ts';
import { isOwn } from './whose.ts';

/** How long a request without an answer stays the same one, in milliseconds. */
const keptMs = 10 * 60_000;
/** How much earlier a press may be than another tab's press that went first. */
const slackMs = 2000;
const key = 'larder.quickAdd';

/** One line of a request. */
export interface QuickAddLine {
  /** Product number. */
  productId: string;
  name: string;
  /** Packages. */
  quantity: number;
  /** Pounds of each, if it's sold by weight. */
  weight?: number;
}

/** A request as this browser knows it, with all that it says: only so can it be sent again as the same one (I-8). */
export interface QuickAddRequest {
  id: string;
  /** The shopper's id. */
  owner: string;
  lines: readonly QuickAddLine[];
  /** When it was pressed, in epoch milliseconds. */
  at: number;
  /** When its answer came; null until then. */
  answeredAt: number | null;
}

const isLine = (value: unknown): value is QuickAddLine => {
  const { productId, name, quantity, weight } = (value ?? {}) as Partial<QuickAddLine>;
  return (
    typeof productId === 'string' &&
    typeof name === 'string' &&
    Number.isInteger(quantity) &&
    (weight === undefined || Number.isFinite(weight))
  );
};

function read(owner: string): QuickAddRequest | null {
  const value = browserStore.readJson(key) as Partial<QuickAddRequest> | null;
  if (typeof value?.id !== 'string' || !isOwn(value.owner, owner) || typeof value.at !== 'number') return null;
  if (!Array.isArray(value.lines) || value.lines.length === 0 || !value.lines.every(isLine)) return null;
  const answeredAt = typeof value.answeredAt === 'number' ? value.answeredAt : null;
  return { id: value.id, owner, lines: value.lines, at: value.at, answeredAt };
}

const isYoung = ({ at }: QuickAddRequest, now: number): boolean => now - at >= 0 && now - at < keptMs;

/**
 * What was last added from the usuals. A second press, a second tab, and a reload in the middle are the same request, with
 * the same lines; a press after the answer is a new one.
 */
export const quickAddRequest = {
  /** The one to send for a press: the one that has no answer, the one whose answer came after the press, or a new one. */
  forPress(wanted: Pick<QuickAddRequest, 'owner' | 'lines' | 'at'>, newId: () => string): QuickAddRequest {
    const last = read(wanted.owner);
    if (last && last.answeredAt === null && isYoung(last, wanted.at)) return last;
    const isSame = last?.answeredAt && wanted.at > last.at - slackMs && wanted.at < last.answeredAt;
    if (last && isSame) return last;
    const next = { ...wanted, id: newId(), answeredAt: null };
    browserStore.writeJson(key, next satisfies QuickAddRequest);
    return next;
  },
  /** The one that has no answer yet, after a reload; null if there is none. */
  unanswered(owner: string, now: number): QuickAddRequest | null {
    const last = read(owner);
    return last && last.answeredAt === null && isYoung(last, now) ? last : null;
  },
  answered(request: QuickAddRequest, now: number): void {
    browserStore.writeJson(key, { ...request, answeredAt: now } satisfies QuickAddRequest);
  },
  /** The server has said no, and the shopper chooses anew: what comes is another request. */
  clear: (): void => browserStore.remove(key),
};
