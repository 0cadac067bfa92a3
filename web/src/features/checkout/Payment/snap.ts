import { centsOf } from '../../../ui/cents.ts';
import type { Checkout } from '../steps.ts';

const dollars = /^\$?(\d{1,5})(?:[.,](\d{1,2}))?$/;

/** What the shopper chose: nothing, all that SNAP can pay, or an amount of their own as they typed it. */
export interface SnapEntry {
  choice: 'none' | 'all' | 'other';
  other: string;
}

/** What was chosen before; nothing at first. */
export function snapEntryOf(snap: Checkout['snap']): SnapEntry {
  if (!snap?.paid) return { choice: 'none', other: '' };
  const cents = centsOf(snap.paid);
  return cents === centsOf(snap.eligible)
    ? { choice: 'all', other: '' }
    : { choice: 'other', other: (cents / 100).toFixed(2) };
}

/** What SNAP pays, in cents; undefined if what was typed is no amount, or more than SNAP can pay (N-52). */
export function snapCents({ choice, other }: SnapEntry, snap: NonNullable<Checkout['snap']>): number | undefined {
  const eligible = centsOf(snap.eligible);
  if (choice !== 'other') return choice === 'all' ? eligible : 0;
  const [, whole, part = ''] = dollars.exec(other.trim()) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 && cents <= eligible ? cents : undefined;
}
