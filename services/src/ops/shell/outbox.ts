import Fastify from 'fastify';
import { services, startServices } from '../../app.ts';
import { DatabaseHealth } from '../../platform/database/database-health.ts';
import { startJobs, type JobRunner, type Outbox } from '../../platform/jobs/jobs.ts';
import type { Connection } from '../../platform/database/database.ts';
import { nothingLive } from '../../platform/live/live-changes.ts';
import type { ServiceContext } from '../../platform/service.ts';

/**
 * The outbox of commands: what they announce waits in the database until the services take it. Started by the first
 * message, because most commands send none.
 */
export function commandOutbox(
  connection: Connection,
  context: Omit<ServiceContext, 'database' | 'outbox' | 'jobs' | 'live' | 'log'>,
): Outbox & { close(): Promise<void> } {
  let runner: Promise<JobRunner> | null = null;
  const started = (): Promise<JobRunner> => (runner ??= start());
  const start = async (): Promise<JobRunner> => {
    const made = await startJobs({ connection, onError: () => undefined, workers: false });
    const { jobs, outbox } = made;
    const { log } = Fastify({ logger: false });
    await startServices({ ...context, jobs, outbox, live: nothingLive, log, database: new DatabaseHealth() }, services);
    return made;
  };
  return {
    publish: async (...message) => (await started()).outbox.publish(...message),
    announce: async (...message) => (await started()).outbox.announce(...message),
    close: async () => (await runner)?.stop(),
  };
}
