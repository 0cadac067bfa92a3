import type { Wording } from '../../../shared/language.ts';
import { changes } from './en/changes.ts';
import { checkout } from './en/checkout.ts';
import { order } from './en/order.ts';

/** Texts of the area, English. */
export const en = { ...checkout, ...changes, ...order };

/** The same in any language. */
export type Texts = Wording<typeof en>;
