import { tabStore } from './browser-store.ts';

/** An order this tab has sent and has no answer to yet: enough to send the same request again. */
export interface UnfinishedOrder {
  quoteId: string;
  confirmsAge: boolean;
  /** When the shopper pressed, in epoch milliseconds: the request's key is found by it. */
  pressedAt: number;
}

const keyOf = (cartId: string) => `larder.order.${cartId}`;

/** What this tab remembers of a cart's order, so that a reload can ask what became of it (I-8). */
export const unfinishedOrder = {
  read(cartId: string): UnfinishedOrder | null {
    const value = tabStore.readJson(keyOf(cartId)) as Partial<UnfinishedOrder> | null;
    if (typeof value?.quoteId !== 'string' || typeof value.pressedAt !== 'number') return null;
    return { quoteId: value.quoteId, confirmsAge: value.confirmsAge === true, pressedAt: value.pressedAt };
  },
  write: (cartId: string, order: UnfinishedOrder): void => tabStore.writeJson(keyOf(cartId), order),
  clear: (cartId: string): void => tabStore.remove(keyOf(cartId)),
};
