import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { TSchema } from 'typebox';
import type { Authenticate } from './http/auth.ts';
import type { Clock } from './clock.ts';
import type { ServicesConfig } from './config.ts';
import type { Database } from './database/database.ts';
import type { DatabaseHealth } from './database/database-health.ts';
import type { Jobs, Outbox } from './jobs/jobs.ts';
import type { LiveChanges } from './live/live-changes.ts';
import type { Random } from './random.ts';

/** Everything a service may use; nothing is read from the air. */
export interface ServiceContext {
  db: Database;
  /** What the database can do right now. */
  database: DatabaseHealth;
  clock: Clock;
  random: Random;
  outbox: Outbox;
  jobs: Jobs;
  /** What other requests and instances change, as it happens. */
  live: LiveChanges;
  config: ServicesConfig;
  log: FastifyBaseLogger;
}

/** The Fastify instance that a service mounts its routes on: bodies and queries are typed by their schemas. */
export type ServiceApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** One service: its routes are mounted under its prefix, and its tables are in a database schema of its name. */
export interface Service {
  name: string;
  /** Where its routes are mounted; `/<name>` if omitted. */
  prefix?: string;
  /** Named schemas that the routes refer to. */
  models?: readonly TSchema[];
  /** Absolute folder of `NNN-title.sql`; the database schema is made before the first of them. */
  migrations?: string;
  routes?(app: ServiceApp, context: ServiceContext): void | Promise<void>;
  /** Handlers of jobs and outbox messages, registered before the first request. */
  start?(context: ServiceContext): void | Promise<void>;
  /** The service that checks bearer tokens (identity). */
  authenticator?(context: ServiceContext): Authenticate;
}
