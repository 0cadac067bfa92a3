/** Something of the shopper's that has changed, here or elsewhere: which, and how far it has come. */
export interface LiveChange {
  kind: 'CART' | 'ORDER' | 'LIST';
  /** Cart id, order number, or `my-list`. */
  id: string;
  version: number;
}

const listeners = new Set<(changes: readonly LiveChange[]) => void>();

/** What the page hears of changes; whoever draws them asks for them again. */
export const liveChanges = {
  /** @returns ends it */
  subscribe(listener: (changes: readonly LiveChange[]) => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  tell(changes: readonly LiveChange[]): void {
    for (const listener of listeners) listener(changes);
  },
};
