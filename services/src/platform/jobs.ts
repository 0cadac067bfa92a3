import type { Transaction } from './database.ts';

/** Handles one message; throwing makes it come again later, so a handler is safe to repeat. */
export type JobHandler<T extends object> = (data: T) => Promise<void>;

/** Background work: queues kept in the database, with retries. */
export interface Jobs {
  /** Registers the one handler of a queue. */
  work<T extends object>(queue: string, handler: JobHandler<T>): Promise<void>;
  /** Runs a queue's handler by the real clock: five cron fields, UTC. */
  schedule(queue: string, cron: string, handler: JobHandler<Record<string, never>>): Promise<void>;
}

/** Messages that leave with a transaction: kept when it commits, gone when it rolls back. */
export interface Outbox {
  publish(trx: Transaction, queue: string, data: object, options?: { startAfter?: Temporal.Instant }): Promise<void>;
}
