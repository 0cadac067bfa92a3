import { browserStore, tabStore } from './browser-store.ts';

/** A play this tab has requested: resent unchanged until it is answered, shown again until it is dismissed. */
export interface UnfinishedPlay {
  playKey: string;
  clientSeed: string;
  picks?: readonly number[];
  /** Known once the server has answered. */
  playId?: string;
}

const unfinishedKey = (code: string) => `larder.play.${code}`;
const seenKey = (code: string) => `larder.seen-play.${code}`;

/** What this tab remembers of a program's play, so that a lost answer or a reload repeats it (T-39, I-8). */
export const unfinishedPlay = {
  read(code: string): UnfinishedPlay | null {
    const value = tabStore.readJson(unfinishedKey(code)) as Partial<UnfinishedPlay> | null;
    return typeof value?.playKey === 'string' && typeof value.clientSeed === 'string'
      ? (value as UnfinishedPlay)
      : null;
  },
  write: (code: string, play: UnfinishedPlay): void => tabStore.writeJson(unfinishedKey(code), play),
  clear: (code: string): void => tabStore.remove(unfinishedKey(code)),
};

/** The latest play whose result this browser has shown to the end. */
export const seenPlay = {
  read: (code: string): string | null => browserStore.read(seenKey(code)),
  write: (code: string, playId: string): void => browserStore.write(seenKey(code), playId),
};

const recent = 24 * 60 * 60 * 1000;

/**
 * Is the last play shown at rest when the page opens (T-39)? Yes for a play this tab requested, and, in a browser
 * that was closed midway, for a play from the last 24 hours whose result was never seen.
 */
export function showsLastPlay(
  lastPlay: { id: string; playedAt: string },
  { unfinished, seen, now }: { unfinished: UnfinishedPlay | null; seen: string | null; now: number },
): boolean {
  if (unfinished) return unfinished.playId === lastPlay.id;
  return seen !== lastPlay.id && now - Date.parse(lastPlay.playedAt) < recent;
}
