import type { Inventory } from '../product.ts';
import type { Fields } from './fields.ts';
import { productNamed } from './numbers.ts';
import { isDay } from '../../../platform/imports/day.ts';
import { storeIdIn } from './price-draft.ts';

/** A store's stock from a file. */
export interface InventoryDraft {
  kind: 'inventory';
  product: { bpn: string } | { gtin: string };
  storeId: string;
  inventory: Inventory;
}

const most = 1_000_000;

/**
 * The stock in a record, or why it isn't any, in words. `pieces` counts for delivery, pickup, and in the store, where a
 * column of its own doesn't say otherwise; shipping has its own only.
 */
export function inventoryDraft(fields: Fields): InventoryDraft | string {
  const product = productNamed(fields);
  if (typeof product === 'string') return product;
  const storeId = storeIdIn(fields.storeId);
  if (storeId === null) return `storeId "${fields.storeId}" isn't a store's number`;
  const { pieces } = fields;
  const counts = {
    DELIVERY: piecesOf(fields.delivery || pieces),
    PICKUP: piecesOf(fields.pickup || pieces),
    IN_STORE: piecesOf(fields.inStore || pieces),
    SHIPPING: piecesOf(fields.shipping),
  };
  const wrong = Object.values(counts).find((count) => typeof count === 'string');
  if (typeof wrong === 'string') return wrong;
  const { nextDeliveryOn } = fields;
  if (nextDeliveryOn !== '' && !isDay(nextDeliveryOn))
    return `nextDeliveryOn "${nextDeliveryOn}" isn't a day such as 2026-12-31`;
  return {
    kind: 'inventory',
    product,
    storeId,
    inventory: {
      channels: counts as Inventory['channels'],
      nextDeliveryOn: nextDeliveryOn === '' ? null : nextDeliveryOn,
    },
  };
}

function piecesOf(text: string): number | string {
  if (text === '') return 0;
  if (!/^\d{1,9}$/.test(text) || Number(text) > most) return `"${text}" isn't a number of pieces`;
  return Number(text);
}
