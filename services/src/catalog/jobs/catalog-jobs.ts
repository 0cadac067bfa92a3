import type { ServiceContext } from '../../platform/service.ts';
import { endOutsOfPastDays } from '../outs/out-today.ts';
import { forgetOldChoices } from '../demand/count-choice.ts';
import { askKeptDays } from '../rules/stock-ask.ts';
import { learnPhrases } from '../taxonomy/learn-phrases.ts';
import { forgetChanges } from '../store/products.ts';
import { forgetAsks } from '../store/stock-asks.ts';
import { catalogDb } from '../store/tables.ts';
import { retypeProducts } from '../taxonomy/retype.ts';

/**
 * At the start, tells products apart anew if the types have changed. Every hour, forgets past prices and stock that no open
 * list still needs, and learns the words of new products. A list that is read after its store's midnight has again what the
 * store was out of for the day; what nobody reads has it soon after. What it was asked to stock is kept for a year.
 */
export async function startCatalogJobs({
  db,
  clock,
  jobs,
}: Pick<ServiceContext, 'db' | 'clock' | 'jobs'>): Promise<void> {
  await retypeProducts({ db });
  await jobs.schedule('catalog.forget-changes', '41 * * * *', () => forgetChanges(catalogDb(db)));
  await jobs.schedule('catalog.phrases', '17 * * * *', () => learnPhrases(db));
  await jobs.schedule('catalog.outs', '*/15 * * * *', () => endOutsOfPastDays({ db, clock }));
  await jobs.schedule('catalog.forget-choices', '29 9 * * *', () => forgetOldChoices({ db, clock }));
  await jobs.schedule('catalog.forget-asks', '23 9 * * *', () =>
    forgetAsks(db, clock.now().subtract({ hours: 24 * askKeptDays })),
  );
}
