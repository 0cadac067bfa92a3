import { tabStore } from './browser-store.ts';

const key = 'larder.cartQueue';

/** What this tab still has to tell the server about the carts; it outlives a reload. The reader checks its shape. */
export const cartQueue = {
  read: (): unknown => tabStore.readJson(key),
  /** The page is being left: what it had to tell is the next page's. */
  leave: (): void => {
    const queue = tabStore.readJson(key);
    if (queue) tabStore.writeJson(key, { ...queue, isLeft: true });
  },
  write: (queue: object | null): void => (queue === null ? tabStore.remove(key) : tabStore.writeJson(key, queue)),
};
