import type { ServiceContext } from '../../platform/service.ts';
import { refreshPhrases } from '../store/phrases.ts';
import { forgetChanges } from '../store/products.ts';
import { catalogDb } from '../store/tables.ts';

/** Every hour, forgets past prices and stock that no open list still needs, and learns the words of new products. */
export async function startCatalogJobs({ db, jobs }: Pick<ServiceContext, 'db' | 'jobs'>): Promise<void> {
  await jobs.schedule('catalog.forget-changes', '41 * * * *', () => forgetChanges(catalogDb(db)));
  await jobs.schedule('catalog.phrases', '17 * * * *', () => refreshPhrases(catalogDb(db)));
}
