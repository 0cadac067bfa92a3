import type { followChanges } from './follow.ts';
import { type LiveChange, liveChanges } from './live-changes.ts';

const name = 'larder.live';
/** How long changes are gathered before the page hears of them, in milliseconds. */
const gather = 250;
const hello = 'hello';

interface Ports {
  follow: typeof followChanges;
  /** None where the browser has none: then each tab follows by itself. */
  locks?: Pick<LockManager, 'request'> | undefined;
}

/**
 * Hears of changes along with the browser's other tabs: the one that holds the lock follows, and tells the others, from
 * what was told first. @returns leaves, so that another tab follows
 */
export function followTogether({ follow, locks = globalThis.navigator?.locks }: Ports): () => void {
  const gone = new AbortController();
  const told = new Map<string, LiveChange>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const waiting = new Map<string, LiveChange>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leads = false;
  /** Of the same thing only the newest counts. */
  const hear = (change: LiveChange) => {
    waiting.set(keyOf(change), change);
    timer ??= setTimeout(() => {
      timer = undefined;
      const changes = [...waiting.values()];
      waiting.clear();
      liveChanges.tell(changes);
    }, gather);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<LiveChange | typeof hello>) => {
    if (data !== hello) hear(data);
    else if (leads) for (const change of told.values()) channel.postMessage(change);
  });
  const lead = () =>
    new Promise<void>((resolve) => {
      if (gone.signal.aborted) return resolve();
      leads = true;
      const heard = (change: LiveChange) => {
        told.set(keyOf(change), change);
        channel?.postMessage(change);
        hear(change);
      };
      const end = follow({ heard });
      gone.signal.addEventListener('abort', () => {
        end();
        resolve();
      });
    });
  channel?.postMessage(hello);
  if (channel && locks) void locks.request(name, { signal: gone.signal }, lead).catch(() => undefined);
  else void lead();
  return () => {
    clearTimeout(timer);
    gone.abort();
    channel?.close();
  };
}

const keyOf = ({ kind, id }: LiveChange): string => `${kind} ${id}`;
