import { browserStore } from '../browser-store.ts';
import { isOwn } from '../whose.ts';

const key = 'larder.boxTops';

/** Whether a shopper still has to accept the terms of box tops, as this browser knows it (S-156). */
export const boxTopFlag = {
  /** null: the browser doesn't know. @param owner the shopper's id */
  read(owner: string): boolean | null {
    const { owner: of, isOwed } = (browserStore.readJson(key) ?? {}) as { owner?: unknown; isOwed?: unknown };
    return isOwn(of, owner) && typeof isOwed === 'boolean' ? isOwed : null;
  },
  write: (owner: string, isOwed: boolean): void => browserStore.writeJson(key, { owner, isOwed }),
};
