import { centsOf } from '../../../ui/cents.ts';
import type { Checkout } from '../steps.ts';

/** The highest tip, in cents. */
const most = 10_000;
const dollars = /^\$?(\d{1,3})(?:[.,](\d{1,2}))?$/;

/** What the shopper chose: an offered tip or none by its cents, or an amount of their own as they typed it. */
export interface TipEntry {
  choice: string;
  other: string;
}

/** The tip that was chosen before; none at first. */
export function tipEntryOf({ tip, tips }: Pick<Checkout, 'tip' | 'tips'>): TipEntry {
  const cents = tip ? centsOf(tip) : 0;
  const isOffered = cents === 0 || tips.some((one) => centsOf(one) === cents);
  return isOffered ? { choice: String(cents), other: '' } : { choice: 'other', other: (cents / 100).toFixed(2) };
}

/** The tip in cents; undefined if what was typed is no amount up to $100. */
export function tipCents({ choice, other }: TipEntry): number | undefined {
  if (choice !== 'other') return Number(choice);
  const [, whole, part = ''] = dollars.exec(other.trim()) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents <= most ? cents : undefined;
}
