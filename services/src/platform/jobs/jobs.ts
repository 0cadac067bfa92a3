import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterCommit, type Connection, type Transaction } from '../database/database.ts';

/** Handles one message; throwing makes it come again later, so a handler is safe to repeat. */
export type JobHandler<T extends object> = (data: T) => Promise<void>;

/** How a queue is worked on. */
export interface WorkOptions {
  /** How often a message that failed comes again (10), after 2, 4, 8 seconds, and so on, up to 5 minutes. */
  retryLimit?: number;
}

/** Background work: queues kept in the database, with retries. Names are like `games.expire-points`. */
export interface Jobs {
  /** Registers the one handler of a queue. */
  work<T extends object>(queue: string, handler: JobHandler<T>, options?: WorkOptions): Promise<void>;
  /** Listens for an event through its own queue; an event can have any number of listeners. */
  listen<T extends object>(event: string, queue: string, handler: JobHandler<T>): Promise<void>;
  /** Runs a queue's handler by the real clock: five cron fields, UTC. */
  schedule(queue: string, cron: string, handler: JobHandler<Record<string, never>>): Promise<void>;
}

/** Messages that leave with a transaction: kept when it commits, gone when it rolls back. */
export interface Outbox {
  publish(trx: Transaction, queue: string, data: object, options?: { startAfter?: Temporal.Instant }): Promise<void>;
  /** Announces an event to every listener, one message each. */
  announce(trx: Transaction, event: string, data: object): Promise<void>;
}

export interface JobRunner {
  jobs: Jobs;
  outbox: Outbox;
  /** Runs every message that waits, once, and answers how many ran; for tests. */
  runWaiting(): Promise<number>;
  stop(): Promise<void>;
}

export interface JobOptions {
  connection: Connection;
  onError(error: Error): void;
  /** false: nothing runs by itself, only `runWaiting` does; for tests. */
  workers: boolean;
  /**
   * How often each queue is looked at, in seconds (5): for what other processes have sent, what comes again, and what was due
   * later. A message of this process is worked on as soon as its transaction has committed.
   */
  pollSeconds?: number;
}

const schema = 'jobs';

/**
 * How long work may take, in seconds, before it counts as lost with its process and comes again. What the clock starts may
 * have much to do, and the clock starts it again anyway.
 */
export const longest = { message: 45, scheduled: 900 } as const;
/** How often lost work is looked for, in seconds. */
const lookEvery = 15;
const retries = { retryLimit: 10, retryDelay: 2, retryBackoff: true, retryDelayMax: 300 };

/** Starts the job library on its own tables (database schema `jobs`) and a small pool of its own. */
export async function startJobs({ connection, onError, workers, pollSeconds = 5 }: JobOptions): Promise<JobRunner> {
  const { pooler: _, ...place } = connection;
  const boss = new PgBoss({
    ...place,
    application_name: 'larder-jobs',
    schema,
    max: 2,
    schedule: workers,
    supervise: workers,
    superviseIntervalSeconds: lookEvery,
    // A little less, so that no look is skipped.
    monitorIntervalSeconds: lookEvery - 1,
  });
  boss.on('error', onError);
  await boss.start();
  const handlers = new Map<string, JobHandler<object>>();
  const listeners = new Map<string, string[]>();
  const workersOf = new Map<string, string>();
  const wake = (queue: string): void => {
    const worker = workersOf.get(queue);
    if (worker !== undefined) boss.notifyWorker(worker);
  };

  const ensureQueue = async (queue: string, wanted: { expireInSeconds: number; retryLimit: number }): Promise<void> => {
    const known = await boss.getQueue(queue);
    if (!known) await boss.createQueue(queue, { ...retries, ...wanted });
    else if (known.expireInSeconds !== wanted.expireInSeconds || known.retryLimit !== wanted.retryLimit)
      await boss.updateQueue(queue, wanted);
  };
  const register = async (
    queue: string,
    handler: JobHandler<object>,
    expireInSeconds: number = longest.message,
    { retryLimit = retries.retryLimit }: WorkOptions = {},
  ): Promise<void> => {
    await ensureQueue(queue, { expireInSeconds, retryLimit });
    handlers.set(queue, handler);
    if (!workers) return;
    const worker = await boss.work<object>(queue, { pollingIntervalSeconds: pollSeconds }, async (batch) => {
      try {
        for (const job of batch) await handler(job.data ?? {});
      } finally {
        // The library would fetch the next message at its next look only, however many wait.
        wake(queue);
      }
    });
    workersOf.set(queue, worker);
  };

  const jobs: Jobs = {
    work: (queue, handler, options) => register(queue, handler as JobHandler<object>, longest.message, options),
    listen: async (event, queue, handler) => {
      await register(queue, handler as JobHandler<object>);
      listeners.set(event, [...(listeners.get(event) ?? []), queue]);
    },
    schedule: async (queue, cron, handler) => {
      await register(queue, handler as JobHandler<object>, longest.scheduled);
      if (workers) await boss.schedule(queue, cron);
    },
  };
  const outbox: Outbox = {
    publish: async (trx, queue, data, options) => {
      const db = {
        executeSql: async (text: string, values: unknown[] = []) => ({
          rows: (await trx.executeQuery(CompiledQuery.raw(text, values))).rows as unknown[],
        }),
      };
      const startAfter = options?.startAfter ? { startAfter: options.startAfter.toString() } : {};
      await boss.send(queue, data, { db, ...startAfter });
      if (!options?.startAfter) afterCommit(trx, () => wake(queue));
    },
    announce: async (trx, event, data) => {
      for (const queue of listeners.get(event) ?? []) await outbox.publish(trx, queue, data);
    },
  };
  const runWaiting = async (): Promise<number> => {
    let ran = 0;
    for (const [queue, handler] of handlers)
      for (;;) {
        const [job] = await boss.fetch<object>(queue);
        if (!job) break;
        await handler(job.data ?? {});
        await boss.complete(queue, job.id);
        ran++;
      }
    return ran;
  };
  return { jobs, outbox, runWaiting, stop: () => boss.stop({ graceful: workers, timeout: 5_000, close: true }) };
}
