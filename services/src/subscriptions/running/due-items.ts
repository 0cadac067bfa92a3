import { goodsAt, namesOf, packedInstead } from '../../catalog/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { itemNow } from '../rules/item-now.ts';
import { type DueItem, lineOfRun, type RunLine } from '../rules/run-lines.ts';
import { oneTimeItemsFrom } from '../store/runs.ts';
import { subscriptionsOf } from '../store/subscriptions.ts';
import type { PlanRow } from '../store/tables.ts';

/** What is due on a household's day: its subscriptions, and what comes once. */
export async function dueItems(db: Database, householdId: string, date: string): Promise<DueItem[]> {
  const [subscriptions, once] = await Promise.all([
    subscriptionsOf(db, householdId),
    oneTimeItemsFrom(db, householdId, date),
  ]);
  return [
    ...subscriptions
      .filter(({ next_run_date: next }) => next === date)
      .map((row) => ({
        itemId: row.item_id,
        subscriptionId: row.subscription_id,
        quantity: row.quantity,
        isSubstitutable: row.is_substitutable,
        acceptedCents: row.accepted_cents,
      })),
    ...once
      .filter(({ run_date: on }) => on === date)
      .map(({ item_id: itemId, quantity }) => ({
        itemId,
        subscriptionId: null,
        quantity,
        isSubstitutable: false,
        acceptedCents: null,
      })),
  ];
}

/** What a run orders of each item, by what the plan's store has now (N-65). */
export async function linesOf(
  db: Database,
  { store_id: storeId, channel }: Pick<PlanRow, 'store_id' | 'channel'>,
  due: readonly DueItem[],
  now: Temporal.Instant,
): Promise<RunLine[]> {
  const at = { storeId, channel };
  const itemIds = [...new Set(due.map(({ itemId }) => itemId))];
  const [goods, names] = await Promise.all([goodsAt(db, itemIds, at, now), namesOf(db, itemIds)]);
  const lines: RunLine[] = [];
  for (const item of due) {
    const here = itemNow(goods.get(item.itemId), channel);
    const isShort = (here?.left ?? 0) < item.quantity && item.isSubstitutable;
    const wanted = { bpn: item.itemId, named: null, quantity: item.quantity, ...at };
    const substitute = isShort ? await packedInstead({ db, now }, wanted) : null;
    lines.push(lineOfRun(item, here, substitute, names.get(item.itemId)?.name ?? ''));
  }
  return lines;
}
