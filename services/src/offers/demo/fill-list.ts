import { inTransaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { changeList, listFacts } from '../listing/change-list.ts';
import type { ListedThing } from '../rules/list-changes.ts';
import { listItemsOf } from '../store/list-items.ts';

/** Writes things on a household's My List, as if it had just thought of them; a list with anything on it stays as it is. */
export async function fillList(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { householdId, storeId }: { householdId: string; storeId: string },
  things: readonly { thing: ListedThing; quantity: number }[],
): Promise<void> {
  if ((await listItemsOf(db, householdId)).size > 0) return;
  const changes = things.map((each, at) => ({ op: 'ADD' as const, id: `demo-list-${at + 1}`, ...each }));
  const asked = { householdId, storeId, changes, now: clock.now() };
  const facts = await listFacts(db, asked);
  await inTransaction(db, (trx) => changeList(trx, asked, facts));
}
