import { pageNews } from '../../page/news.ts';
import { pageState } from '../../page/page.ts';

/** Something of the shopper's that has changed, here or elsewhere: which, and how far it has come. */
export interface LiveChange {
  kind: 'CART' | 'ORDER' | 'LIST';
  /** Cart id, order number, or `my-list`. */
  id: string;
  version: number;
}

const { subscribe, tell } = pageNews<[changes: readonly LiveChange[]]>();
/** By kind and id, how far each thing has come, as far as this page has heard. */
const heard = pageState(() => new Map<string, number>());
const keyOf = ({ kind, id }: Pick<LiveChange, 'kind' | 'id'>): string => `${kind} ${id}`;

/** What the page hears of changes; whoever draws them asks for them again. */
export const liveChanges = {
  /** @returns ends it */
  subscribe,
  tell(changes: readonly LiveChange[]): void {
    const newest = heard();
    for (const change of changes) newest.set(keyOf(change), Math.max(change.version, newest.get(keyOf(change)) ?? 0));
    tell(changes);
  },
  /** How far something has come, told to whoever listens or to no one yet; 0 if nothing was heard of it. */
  newest: (of: Pick<LiveChange, 'kind' | 'id'>): number => heard().get(keyOf(of)) ?? 0,
};
