import type { ServiceContext } from '../../platform/service.ts';
import { lockDue, playTheStore } from '../lifecycle/play-the-store.ts';

/** Orders move on as time passes: they are locked at their cut-off, and a demo's store does its work (N-61). */
export async function startLifecycleJobs(
  context: Pick<ServiceContext, 'db' | 'clock' | 'random' | 'outbox' | 'jobs' | 'config'>,
): Promise<void> {
  await context.jobs.schedule('orders.move-on', '* * * * *', async () => {
    if (context.config.demoData) await playTheStore(context);
    else await lockDue(context);
  });
}
