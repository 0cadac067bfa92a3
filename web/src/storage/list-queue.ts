import { pageState } from '../page/page.ts';
import { browserStore } from './browser-store.ts';
import { jsonOf, readOnce, storedNews } from './support/stored.ts';
import { guest, isOwn, isTheirs } from './whose.ts';

const key = 'larder.listQueue';
/** More than a list takes: so many of each owner are kept. */
const most = 250;

/** What a shopper wants of an item of My List and the server hasn't answered yet. */
export interface ListWish {
  /** The item's id. */
  id: string;
  /** The shopper's id; `guest` for what stays in this browser until somebody signs in. */
  owner: string;
  /** Another one each time the wish changes. */
  stamp: string;
  /** What the item is called. */
  title: string;
  /** Is the item that was there taken off first? */
  isRemoved?: boolean;
  add?: { couponId?: string; productId?: string; text?: string; quantity: number };
  set?: { isChecked?: boolean; quantity?: number };
}

const isWish = (value: unknown): value is ListWish => {
  const { id, owner, stamp, title, add, set } = (value ?? {}) as Partial<ListWish>;
  const isPart = (part: unknown) => part === undefined || (typeof part === 'object' && part !== null);
  return [id, owner, stamp, title].every((text) => typeof text === 'string') && isPart(add) && isPart(set);
};

const none: readonly ListWish[] = [];
const { subscribe, tell } = storedNews(key);
/** Where the browser stores nothing, the page alone knows. */
const unstored = pageState((): { wishes: readonly ListWish[] | null } => ({ wishes: null }));

const wishesIn = readOnce((text): readonly ListWish[] => {
  const value = jsonOf(text);
  return Array.isArray(value) ? limited(value.filter(isWish)) : none;
});
const read = (): readonly ListWish[] => unstored().wishes ?? wishesIn(browserStore.read(key));

const of = (owner: string): readonly ListWish[] => read().filter((wish) => isOwn(wish.owner, owner));

/** Of each owner the first ones only. */
function limited(wishes: readonly ListWish[]): readonly ListWish[] {
  const counts = new Map<string, number>();
  return wishes.filter(({ owner }) => {
    const count = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, count);
    return count <= most;
  });
}

/** Changes of My List that the server hasn't answered, and a guest's list: the same for all tabs of the browser, and after a reload. */
export const listQueue = {
  /** Those of every owner. */
  read,
  /** Those of one owner: a page never shows, sends, or drops what another shopper wanted at this browser. */
  of,
  /** Does a shopper have something to send? What a guest left is theirs as well (N-6); a guest sends nothing. */
  hasToSend: (owner: string): boolean => owner !== guest && read().some((wish) => isTheirs(wish.owner, owner)),
  write(wishes: readonly ListWish[]): void {
    unstored().wishes = null;
    if (wishes.length === 0) browserStore.remove(key);
    else browserStore.writeJson(key, wishes);
    if (read().length !== limited(wishes).length) unstored().wishes = wishes;
    tell();
  },
  subscribe,
};
