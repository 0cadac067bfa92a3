import { screens } from './paths.ts';

/** Screens that stay readable without a connection once the shopper keeps them on the phone. */
export const keptPages = ['clubCard', 'cart', 'myList', 'coupons'] as const;

/** Their paths. */
export const keptPaths: readonly string[] = keptPages.map((page) => screens[page]);
