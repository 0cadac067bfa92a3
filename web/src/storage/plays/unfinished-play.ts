import { tabStore } from '../browser-store.ts';

/** A play this tab has requested: resent unchanged until it is answered, shown again until it is dismissed. */
export interface UnfinishedPlay {
  playKey: string;
  clientSeed: string;
  picks?: readonly number[];
  /** Known once the server has answered. */
  playId?: string;
}

const unfinishedKey = (code: string) => `larder.play.${code}`;

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
