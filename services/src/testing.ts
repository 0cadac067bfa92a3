import type { FastifyInstance } from 'fastify';
import type { Principal } from './platform/auth.ts';
import type { SettableClock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import type { Random } from './platform/random.ts';
import type { Service, ServiceContext } from './platform/service.ts';

export interface WorldOptions {
  /** The services under test; identity is always there. */
  services?: readonly Service[];
  /** Where the clock stands at first; 2026-07-01T17:00:00Z when left out. */
  clock?: string;
  /** Seed of the random source. */
  seed?: string;
  /** Real connections that may be open at once (10). */
  connections?: number;
  /** Seeds the demo data too. */
  demo?: boolean;
}

/** The services on a fresh database of their own, with a clock that stands still until it is moved. */
export interface World {
  app: FastifyInstance;
  db: Database;
  context: ServiceContext;
  clock: SettableClock;
  random: Random;
  /** A bearer token for a demo shopper's key or for a principal, of which any part may be left out. */
  tokenFor(who: string | Partial<Principal>): Promise<string>;
  /** Runs every waiting job and outbox message once; answers how many ran. */
  runJobs(): Promise<number>;
  close(): Promise<void>;
}

export declare function createWorld(options?: WorldOptions): Promise<World>;
