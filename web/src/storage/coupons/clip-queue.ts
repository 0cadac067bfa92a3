import { browserStore } from '../browser-store.ts';
import { jsonOf, readOnce, storedNews } from '../support/stored.ts';
import { isOwn } from '../whose.ts';

const key = 'larder.clipQueue';
/** More than anybody clips without a connection: so many of each shopper wait. */
const most = 100;

/** What a coupon can say of itself: all that the schema has, or features that keep and show looks don't compile. */
const actions = [
  'CLIP',
  'CLIPPED',
  'ADD_TO_LIST',
  'ON_LIST',
  'ACTIVATE',
  'IN_PROGRESS',
  'COMPLETED',
  'USED',
  'GONE',
  'EXPIRED',
  'UPCOMING',
] as const;

/** What a coupon says can be done with it. */
interface Look {
  action: (typeof actions)[number];
  actionLabel: string;
  actionHiddenText: string | null;
}

/** A clip that the server has not answered; it keeps its id, so that one that arrived already is the same request (I-8). */
export interface WaitingClip {
  requestId: string;
  couponId: string;
  /** What it's called: Meadow Lane Butter. */
  title: string;
  /** The shopper's id. */
  owner: string;
  /** How the coupon looked before it: so it looks again when the clip is taken back. */
  before?: Look;
  /** It was sent, and no answer came: a server may have it. */
  wasSent?: boolean;
}

const isClip = (value: unknown): value is WaitingClip => {
  const { requestId, couponId, title, owner } = (value ?? {}) as Partial<WaitingClip>;
  return [requestId, couponId, title, owner].every((text) => typeof text === 'string' && text !== '');
};

const isLook = (value: unknown): value is Look => {
  const { action, actionLabel, actionHiddenText } = (value ?? {}) as Partial<Look>;
  return (
    actions.some((known) => known === action) &&
    typeof actionLabel === 'string' &&
    (actionHiddenText === null || typeof actionHiddenText === 'string')
  );
};
/** A look that this page doesn't know is no way back: the clip is sent, and can't be taken back. */
const withKnownLook = ({ before, ...clip }: WaitingClip): WaitingClip => (isLook(before) ? { ...clip, before } : clip);

const none: readonly WaitingClip[] = [];
const { subscribe, tell } = storedNews(key);

const clipsIn = readOnce((text): readonly WaitingClip[] => {
  const value = jsonOf(text);
  return Array.isArray(value) ? value.filter(isClip).map(withKnownLook) : none;
});
const read = (): readonly WaitingClip[] => clipsIn(browserStore.read(key));

function write(clips: readonly WaitingClip[]): void {
  if (clips.length === 0) browserStore.remove(key);
  else browserStore.writeJson(key, clips);
  tell();
}

/** Clips that wait for a connection, the first one first: the same for all tabs of the browser, and after a reload (T-19). */
export const clipQueue = {
  read,
  /** Those of one shopper: a page never sends, counts, or drops what someone else clipped at this browser. */
  of: (owner: string): readonly WaitingClip[] => read().filter((clip) => isOwn(clip.owner, owner)),
  /** Adds one at the end. @returns whether it is kept: not where the browser stores nothing */
  add(clip: WaitingClip): boolean {
    const before = read();
    if (before.filter(({ owner }) => isOwn(owner, clip.owner)).length >= most) return false;
    write([...before.filter(({ requestId }) => requestId !== clip.requestId), clip]);
    return read().some(({ requestId }) => requestId === clip.requestId);
  },
  /** A server may have it, though it has not answered. */
  markSent: (requestId: string): void =>
    write(read().map((clip) => (clip.requestId === requestId ? { ...clip, wasSent: true } : clip))),
  remove: (requestId: string): void => write(read().filter((clip) => clip.requestId !== requestId)),
  subscribe,
};
