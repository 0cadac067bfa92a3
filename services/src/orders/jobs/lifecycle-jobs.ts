import { systemClock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { type Fleet, fleetOf } from '../journeys/fleet.ts';
import { followVans } from '../journeys/follow-vans.ts';
import { lockDue, playTheStore } from '../lifecycle/play-the-store.ts';
import { ordersSetOut } from '../lifecycle/store-side.ts';

/** Orders move on as time passes: they are locked at their cut-off, and a demo's store does its work (N-61). */
export async function startLifecycleJobs(
  context: Pick<ServiceContext, 'db' | 'clock' | 'random' | 'outbox' | 'jobs' | 'config'>,
): Promise<void> {
  const fleet = fleetOf(context.config);
  if (fleet) await startVanJobs(context, fleet);
  await context.jobs.schedule('orders.move-on', '* * * * *', async () => {
    if (context.config.demoData) await playTheStore(context);
    else await lockDue(context);
  });
}

const again = 'orders.follow-vans-again';

/**
 * By the clock of jobs, drivers are looked for every 20 seconds while any is on the way, and once a minute otherwise; at once
 * when an order sets out.
 */
async function startVanJobs(
  context: Pick<ServiceContext, 'db' | 'clock' | 'outbox' | 'jobs'>,
  fleet: Fleet,
): Promise<void> {
  const { db, jobs, outbox } = context;
  const follow = async () => void (await followVans(context, fleet));
  await jobs.work(again, follow);
  await jobs.listen(ordersSetOut, 'orders.follow-vans-set-out', follow);
  await jobs.schedule('orders.follow-vans', '* * * * *', async () => {
    if ((await followVans(context, fleet)) === 0) return;
    const now = systemClock.now();
    await inTransaction(db, async (trx) => {
      for (const seconds of [20, 40]) await outbox.publish(trx, again, {}, { startAfter: now.add({ seconds }) });
    });
  });
}
