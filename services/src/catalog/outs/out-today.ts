import { inTransaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { storeToday } from '../search/products-of.ts';
import { optionsAt, setOptionOut } from '../store/customizations.ts';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** What is chosen for products that are made to order, and what a store is out of today (N-57). @throws ServiceError 404 */
export async function optionsToday(context: Context, storeId: string) {
  return optionsAt(context.db, await storeToday(context, { storeId }));
}

/**
 * A store is out of an option until its day ends, or has it again.
 * @returns the option's name
 * @throws ServiceError 404 for a store or an option that isn't known
 */
export async function setOutToday(
  context: Context,
  { storeId, upcId, isOut }: { storeId: string; upcId: string; isOut: boolean },
): Promise<string> {
  const { today } = await storeToday(context, { storeId });
  const option = (await optionsAt(context.db, { storeId, today })).find((each) => each.upcId === upcId);
  if (!option) throw new ServiceError(404, 'OPTION_NOT_FOUND', `There is no option ${upcId}.`);
  await inTransaction(context.db, (trx) => setOptionOut(trx, { storeId, upcId, on: isOut ? today : null }));
  return option.name;
}
