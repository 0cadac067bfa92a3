import { pageNow } from '../page/clock.ts';
import { thisPage } from '../page/page.ts';
import { browserStore } from './browser-store.ts';

/** What a tab has changed: something that others show, or the store that every page is for. */
export type ChangeKind = 'changed' | 'shop';

const keyOf = (kind: ChangeKind) => `larder.${kind}At`;
const kinds: readonly ChangeKind[] = ['changed', 'shop'];

/**
 * When a tab of this browser last changed something. The storage tells it to the tabs that listen, and keeps it for a
 * page that is still on its way and may show what was before: nothing falls between the two.
 */
export const lastChanges = {
  note: (kind: ChangeKind): void => browserStore.writeJson(keyOf(kind), { at: pageNow(), by: thisPage().openedAt }),
  /** What other tabs have changed since this page began to load. */
  missed: (): readonly ChangeKind[] =>
    kinds.filter((kind) => {
      const { at, by } = (browserStore.readJson(keyOf(kind)) ?? {}) as { at?: unknown; by?: unknown };
      // No two pages began at the same fraction of a millisecond: it tells them apart, too.
      const { openedAt } = thisPage();
      return Number(at) > openedAt && by !== openedAt;
    }),
  /** What another tab has just changed, if that is what the storage tells. */
  told: ({ key }: StorageEvent): readonly ChangeKind[] => kinds.filter((kind) => keyOf(kind) === key),
};
