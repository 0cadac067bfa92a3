import type { OrderMessages } from '../../games/index.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { countAll } from '../counting/count-all.ts';
import { countSold } from '../counting/count-sold.ts';
import { gatherAll, gatherOrder } from '../gathering/gather.ts';

/** Baskets come from orders as they become final; once an hour, from those that nobody announced. They are counted each minute, and what stores sell
 * each night. */
export async function startGatheringJobs({
  db,
  clock,
  jobs,
}: Pick<ServiceContext, 'db' | 'clock' | 'jobs'>): Promise<void> {
  await jobs.listen<OrderMessages['order.finalized']>(
    'order.finalized',
    'recommendations.order-finalized',
    ({ orderNumber }) => gatherOrder(db, orderNumber),
  );
  await jobs.schedule('recommendations.count', '* * * * *', async () => void (await countAll(db)));
  await jobs.schedule('recommendations.count-sold', '47 8 * * *', () => countSold({ db, clock }));
  await jobs.schedule('recommendations.gather', '17 * * * *', async () => void (await gatherAll(db)));
}
