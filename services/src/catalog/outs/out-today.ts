import { type Database, inTransaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { storeDay } from '../../platform/store-day.ts';
import { storesById } from '../../stores/index.ts';
import { storeToday } from '../search/products-of.ts';
import { optionsAt, setOptionOut } from '../store/customizations.ts';
import { endProductOuts, productOuts, setProductOut } from '../store/product-outs.ts';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** What is chosen for products that are made to order, and what a store is out of today (N-57). @throws ServiceError 404 */
export async function optionsToday(context: Context, storeId: string) {
  return optionsAt(context.db, await storeToday(context, { storeId }));
}

/** The products that a store is out of today, by number. @throws ServiceError 404 */
export async function productsOutToday(context: Context, storeId: string) {
  const { today } = await storeToday(context, { storeId });
  return (await productOuts(context.db)).filter((out) => out.storeId === storeId && out.on === today);
}

/**
 * A store is out of a product, or of an option of what it makes to order, until its day ends, or has it again (N-57). What
 * is ordered already stays ordered; whoever packs it tells what is missing.
 * @param number the number of a product, or the UPC of an option
 * @returns its name
 * @throws ServiceError 404 for a store, product, or option that isn't known
 */
export async function setOutToday(
  context: Context,
  { storeId, number, isOut }: { storeId: string; number: string; isOut: boolean },
): Promise<string> {
  const { today } = await storeToday(context, { storeId });
  const on = isOut ? today : null;
  const option = (await optionsAt(context.db, { storeId, today })).find(({ upcId }) => upcId === number);
  return inTransaction(context.db, async (trx) => {
    if (option) await setOptionOut(trx, { storeId, upcId: number, on });
    const name = option?.name ?? (await setProductOut(trx, { storeId, bpn: number, on }));
    if (name === undefined)
      throw new ServiceError(404, 'NUMBER_NOT_FOUND', `Store ${storeId} has no product or option ${number}.`);
    return name;
  });
}

/** Lists again what stores were out of on a day that has ended there. */
export async function endOutsOfPastDays({ db, clock }: { db: Database; clock: Context['clock'] }): Promise<void> {
  const stores = new Set((await productOuts(db)).map(({ storeId }) => storeId));
  for (const { storeId, timeZone } of await storesById(db, [...stores]))
    await endProductOuts(db, storeId, storeDay(clock.now(), timeZone).date.toString());
}
