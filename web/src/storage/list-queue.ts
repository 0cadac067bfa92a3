import { browserStore } from './browser-store.ts';

const key = 'larder.listQueue';
/** More than a list takes. */
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
const listeners = new Set<() => void>();
let last: { text: string; wishes: readonly ListWish[] } = { text: '', wishes: none };
/** Where the browser stores nothing, the page alone knows. */
let unstored: readonly ListWish[] | null = null;

function read(): readonly ListWish[] {
  if (unstored) return unstored;
  const text = browserStore.read(key) ?? '';
  if (text === '') return none;
  if (text === last.text) return last.wishes;
  const value = browserStore.readJson(key);
  last = { text, wishes: Array.isArray(value) ? value.filter(isWish).slice(0, most) : none };
  return last.wishes;
}

const tell = () => {
  for (const listener of listeners) listener();
};
const heard = (event: StorageEvent) => {
  if (event.key === key || event.key === null) tell();
};

/** Changes of My List that the server hasn't answered, and a guest's list: the same for all tabs of the browser, and after a reload. */
export const listQueue = {
  read,
  write(wishes: readonly ListWish[]): void {
    unstored = null;
    if (wishes.length === 0) browserStore.remove(key);
    else browserStore.writeJson(key, wishes);
    if (read().length !== Math.min(wishes.length, most)) unstored = wishes;
    tell();
  },
  /** For `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', heard);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', heard);
    };
  },
};
