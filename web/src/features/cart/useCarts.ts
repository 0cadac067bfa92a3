import { useSyncExternalStore } from 'react';
import { type KnownCarts, knownCarts, type MadeLine, type Wanted } from './known/known-carts.ts';

export type { MadeLine };

/**
 * The visitor's carts in short: how many packages, what they cost, how much of each product, and the order that is being
 * changed. Nothing is known on the server, so a page is the same for every guest.
 */
export const useCarts = (): KnownCarts =>
  useSyncExternalStore(knownCarts.subscribe, knownCarts.read, knownCarts.readOnServer);

/** Products that are in the visitor's carts at this moment, by their numbers; `useCarts` follows them. */
export const productsInCarts = (): string[] => [...knownCarts.read().products.keys()];

/** The carts have been changed by something else than the cart, such as an order that was placed: asks for them again. */
export const refreshCarts = (): void => knownCarts.refresh();

/** Adds a product, or more of it; one with options or a note has a line of its own. */
export const addToCart = (wanted: Wanted): void => knownCarts.add(wanted);

/** Makes a line of the cart otherwise than before: its options, its note, and how many (S-82). */
export const remakeLine = (lineId: string, to: Pick<MadeLine, 'quantity' | 'options' | 'comments'>): void =>
  knownCarts.remake(lineId, to);
