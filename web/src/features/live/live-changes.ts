/** Something of the shopper's that has changed, here or elsewhere: which, and how far it has come. */
export interface LiveChange {
  kind: 'CART' | 'ORDER' | 'LIST';
  /** Cart id, order number, or `my-list`. */
  id: string;
  version: number;
}

const listeners = new Set<(changes: readonly LiveChange[]) => void>();
/** By kind and id, how far each thing has come, as far as this page has heard. */
const newest = new Map<string, number>();
const keyOf = ({ kind, id }: Pick<LiveChange, 'kind' | 'id'>): string => `${kind} ${id}`;

/** What the page hears of changes; whoever draws them asks for them again. */
export const liveChanges = {
  /** @returns ends it */
  subscribe(listener: (changes: readonly LiveChange[]) => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  tell(changes: readonly LiveChange[]): void {
    for (const change of changes) newest.set(keyOf(change), Math.max(change.version, newest.get(keyOf(change)) ?? 0));
    for (const listener of listeners) listener(changes);
  },
  /** How far something has come, told to whoever listens or to no one yet; 0 if nothing was heard of it. */
  newest: (of: Pick<LiveChange, 'kind' | 'id'>): number => newest.get(keyOf(of)) ?? 0,
  forget: (): void => newest.clear(),
};
