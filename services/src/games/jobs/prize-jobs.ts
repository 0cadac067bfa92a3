import type { ServiceContext } from '../../platform/service.ts';
import { giveDefaults } from '../prizes/default-choices.ts';
import { tellOfStock } from '../prizes/stock-alerts.ts';
import { releaseLapsed } from '../store/holds.ts';
import { gamesDb } from '../store/tables.ts';

/** What happens to prizes as time passes: holds expire, households waiting for a restock are notified, and open choices get their default. */
export async function startPrizeJobs(context: ServiceContext): Promise<void> {
  const { jobs, clock } = context;
  await jobs.schedule('games.release-holds', '* * * * *', async () => {
    await releaseLapsed(gamesDb(context.db), clock.now());
  });
  await jobs.schedule('games.tell-of-stock', '* * * * *', async () => {
    await tellOfStock(context);
  });
  await jobs.schedule('games.give-default-choices', '7 * * * *', async () => {
    await giveDefaults(context);
  });
}
