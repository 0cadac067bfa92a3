import type { Change } from '../../cart/index.ts';

/** An item of S-104, as far as it says what to change. */
export interface AmendItem {
  itemId: string;
  actionCode: 'ADD' | 'UPDATE';
  /** Packages; UPDATE 0 removes the line. */
  quantity?: number;
  orderedQuantity?: number;
  /** Pounds. */
  orderedWeight?: number;
}

/** An item as a change of a cart. A weight in finer steps than hundredths of a pound becomes one that is refused (T-89). */
export function changeOf({ itemId, actionCode, quantity, orderedQuantity, orderedWeight }: AmendItem): Change {
  const count = quantity ?? orderedQuantity;
  const hundredths = orderedWeight === undefined ? undefined : orderedWeight * 100;
  const weight = hundredths === undefined || isWhole(hundredths) ? hundredths && Math.round(hundredths) : -1;
  if (actionCode === 'ADD') return { kind: 'ADD', itemId, quantity: count ?? 1, weight };
  return { kind: 'SET', itemId, quantity: count, weight };
}

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;
