import { pageNow } from '../page/clock.ts';
import { browserStore } from './browser-store.ts';
import { keptAt, keptFor, keptForKey, keptKey } from './kept-pages.ts';
import { guest, isOwn } from './whose.ts';

/** So long a copy is good enough while there is a connection, in milliseconds. */
const fresh = 5 * 60_000;
/** How long the worker may take for all copies, in milliseconds. */
const patience = 30_000;

interface Answer {
  kept: string[];
  /** What couldn't be loaded. */
  missed: string[];
  /** The pages belonged to a session that has ended. */
  signedOut: boolean;
}

/** Registers the worker, which answers with the offline page when there is no connection. Does nothing where there are none. */
export const startWorker = async (): Promise<void> => {
  await navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
};

async function ask(wish: object): Promise<Answer | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active ?? (registration && (await navigator.serviceWorker.ready).active);
  if (!worker) return null;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(null), patience);
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
    worker.postMessage(wish, [port2]);
  });
}

/** What the browser knows of copies that are gone. */
function noteNothing(): void {
  browserStore.remove(keptKey);
  browserStore.remove(keptForKey);
}

/**
 * Keeps copies of pages on this phone until the shopper signs out or removes them.
 * @param paths of the pages @param owner the shopper's id
 * @returns when they were kept; null unless all of them could be
 */
export async function keepPages(paths: readonly string[], owner: string): Promise<Date | null> {
  await startWorker();
  const answer = await ask({ keep: [...paths] });
  if (!answer || answer.signedOut || answer.kept.length === 0 || answer.missed.length > 0) {
    if (answer?.signedOut) noteNothing();
    // A copy that nobody is told of would stay behind.
    else if (!keptAt()) await ask({ forget: true });
    return null;
  }
  const at = new Date(pageNow());
  browserStore.write(keptKey, at.toISOString());
  browserStore.write(keptForKey, owner);
  // A browser that is short of space asks before it drops them.
  void navigator.storage?.persist?.().catch(() => false);
  return at;
}

/** Removes every copy: the shopper wants it, or has signed out. */
export async function removeKeptPages(): Promise<void> {
  noteNothing();
  await ask({ forget: true });
}

/**
 * Renews copies of pages that have grown old. Whoever else has signed in meanwhile gets none of them, and none of their own
 * unasked.
 * @param owner the shopper's id, or `guest`: who was signed in before, for all the browser knows
 */
export async function refreshKeptPages(paths: readonly string[], owner: string, now = pageNow()): Promise<void> {
  const at = keptAt();
  if (!at) return;
  const before = keptFor() ?? owner;
  if (owner !== guest && !isOwn(before, owner)) return removeKeptPages();
  if (now - at.getTime() >= fresh) await keepPages(paths, before);
}
