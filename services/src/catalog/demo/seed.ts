import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import type { ServiceContext } from '../../platform/service.ts';
import {
  addBrands,
  addCustomizations,
  addDepartments,
  addInventory,
  addPrices,
  addProducts,
  addSellers,
  hasProducts,
  refreshStatistics,
} from '../store/publish.ts';
import { setOptionsOut } from '../store/customizations.ts';
import { addCollections } from '../store/collections.ts';
import { learnPhrases } from '../taxonomy/learn-phrases.ts';
import { demoBrands, demoSellers } from './brands.ts';
import { demoCollections } from './collections.ts';
import { demoCustomizations, demoOptionsOut } from './customizations.ts';
import { demoDepartments, demoProducts } from './products.ts';
import { demoInventory, demoPrices, type DemoStore } from './stock.ts';

/**
 * The demo catalog with prices and stock for these stores; once per database, in one transaction.
 * @param timeZone decides what today is
 */
export async function seedDemoCatalog(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  stores: readonly DemoStore[],
  timeZone: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockUntilCommit(trx, 'larder demo catalog');
    if (await hasProducts(trx)) return;
    await fill(trx, stores, clock.now().toZonedDateTimeISO(timeZone).toPlainDate());
  });
}

async function fill(trx: Transaction, stores: readonly DemoStore[], today: Temporal.PlainDate): Promise<void> {
  const products = demoProducts(today);
  await addDepartments(trx, demoDepartments());
  await addBrands(trx, demoBrands);
  await addSellers(trx, demoSellers);
  await addCustomizations(trx, demoCustomizations);
  await addProducts(trx, products);
  await addCollections(trx, demoCollections(products, today));
  for (const store of stores) {
    await setOptionsOut(trx, store.storeId, demoOptionsOut());
    await addPrices(trx, demoPrices(products, store, today));
    await addInventory(trx, demoInventory(products, store, today));
  }
  await learnPhrases(trx);
  await refreshStatistics(trx);
}
