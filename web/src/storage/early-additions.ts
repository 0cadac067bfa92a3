import { tabStore } from './browser-store.ts';

const key = 'larder.earlyAdditions';

/** What was added on a page that was left before the code of its carts was there: this tab's next page sends it. */
export const earlyAdditions = {
  write: (owner: string, wanted: readonly object[]): void => tabStore.writeJson(key, { owner, wanted }),
  /** Finds it once. The reader checks its shape, and whose it is. */
  take: (): unknown => {
    const kept = tabStore.readJson(key);
    tabStore.remove(key);
    return kept;
  },
};
