import type { Texts } from './en.ts';
import { changes } from './es/changes.ts';
import { checkout } from './es/checkout.ts';
import { order } from './es/order.ts';

/** The same in Spanish, for shoppers in the United States. */
export const es: Texts = { ...checkout, ...changes, ...order };
