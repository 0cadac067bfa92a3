import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import type { BasketLine } from '../rules/basket.ts';
import { insertBaskets } from '../store/baskets.ts';

let numbers = 0;

/** A household's basket of a day; lines are products, or products with a quantity and a weight. */
export const tookHome = ({ db }: World, householdId: string, day: string, ...lines: (string | BasketLine)[]) =>
  inTransaction(db, (trx) =>
    insertBaskets(trx, [
      {
        orderNumber: `basket-${++numbers}`,
        householdId,
        storeId: 'store-1',
        day,
        lines: lines.map((line) => (typeof line === 'string' ? { itemId: line, quantity: 1, weight: null } : line)),
      },
    ]),
  );
