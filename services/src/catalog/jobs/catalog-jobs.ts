import type { ServiceContext } from '../../platform/service.ts';
import { forgetChanges } from '../store/products.ts';
import { catalogDb } from '../store/tables.ts';

/** Forgets, every hour, what prices and stock were before changes that no open list needs. */
export async function startCatalogJobs({ db, jobs }: Pick<ServiceContext, 'db' | 'jobs'>): Promise<void> {
  await jobs.schedule('catalog.forget-changes', '41 * * * *', () => forgetChanges(catalogDb(db)));
}
