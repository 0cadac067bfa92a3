import type { Jobs, Outbox } from './jobs.ts';

/** Jobs and outbox of an app that only shows its routes: they do nothing. */
export const noJobs: Jobs = {
  work: async () => undefined,
  listen: async () => undefined,
  schedule: async () => undefined,
};
export const noOutbox: Outbox = { publish: async () => undefined, announce: async () => undefined };
