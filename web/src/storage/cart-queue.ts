import { tabStore } from './browser-store.ts';

const key = 'larder.cartQueue';

/** What this tab still has to tell the server about the carts; it outlives a reload. The reader checks its shape. */
export const cartQueue = {
  read: (): unknown => tabStore.readJson(key),
  write: (queue: object | null): void => (queue === null ? tabStore.remove(key) : tabStore.writeJson(key, queue)),
};
