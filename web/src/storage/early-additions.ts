import { tabStore } from './browser-store.ts';
import { isTheirs } from './whose.ts';

const key = 'larder.earlyAdditions';

/** What was added on a page that was left before the code of its carts was there: this tab's next page sends it. */
export const earlyAdditions = {
  /** Adds to what the pages before have left, if none of them stayed long enough to send it. */
  write(owner: string, wanted: readonly object[]): void {
    const kept = (tabStore.readJson(key) ?? {}) as { owner?: unknown; wanted?: unknown };
    const before: readonly unknown[] = isTheirs(kept.owner, owner) && Array.isArray(kept.wanted) ? kept.wanted : [];
    tabStore.writeJson(key, { owner, wanted: [...before, ...wanted] });
  },
  /** Finds it once. The reader checks its shape, and whose it is. */
  take: (): unknown => {
    const kept = tabStore.readJson(key);
    tabStore.remove(key);
    return kept;
  },
};
