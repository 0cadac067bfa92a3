import type { FastifyServerOptions } from 'fastify';
import { buildApp, migrated, startServices } from '../app.ts';
import { identity } from '../identity/index.ts';
import { keysOf } from '../identity/sign-in/keys.ts';
import { identityTables } from '../identity/store/tables.ts';
import { issueToken } from '../identity/sign-in/tokens.ts';
import type { Principal } from '../platform/http/auth.ts';
import { settableClock, type SettableClock } from '../platform/clock.ts';
import { readConfig, type ServicesConfig } from '../platform/config.ts';
import {
  createClient,
  createDatabase,
  createPool,
  type Connection,
  type Database,
} from '../platform/database/database.ts';
import type { OnStatement } from '../platform/database/round-trips.ts';
import { DatabaseHealth } from '../platform/database/database-health.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { openLiveChanges } from '../platform/live/live-changes.ts';
import { readMigrations } from '../platform/database/migrations.ts';
import { settleRole } from '../platform/postgres/role-settings.ts';
import { seededRandom, uuidFrom, type Random } from '../platform/random.ts';
import { openReferences } from '../platform/reference-data/reference-data.ts';
import { createTableChanges } from '../platform/reference-data/table-changes.ts';
import type { Service, ServiceApp, ServiceContext } from '../platform/service.ts';
import { storeById } from '../stores/index.ts';
import { cloneDatabase, isPooledRun, isServerOfThisRun, throughPooler } from './databases.ts';

export interface WorldOptions {
  /** The services under test; identity is always there. */
  services?: readonly Service[];
  /** The clock's starting time; 2026-07-01T17:00:00Z if omitted. */
  clock?: string;
  /** Seed of the random source. */
  seed?: string;
  /** Real connections that may be open at once (10). */
  connections?: number;
  /**
   * What many worlds begin with, such as the demo data: filled in once for all whose options are the same. It reads
   * nothing but the context; its name tells it from others.
   */
  base?: Base;
  /** Fills the fresh database. */
  fill?: Fill;
  config?: Partial<ServicesConfig>;
  logger?: FastifyServerOptions['logger'];
  /** Hears each statement after it has run. */
  onStatement?: OnStatement;
}

type Fill = (context: ServiceContext) => Promise<void>;

export interface Base {
  name: string;
  fill: Fill;
}

/** The services on a fresh database of their own, with a clock that stays still until it is moved. */
export interface World {
  app: ServiceApp;
  db: Database;
  /** Where its database is. */
  connection: Connection;
  context: ServiceContext;
  clock: SettableClock;
  random: Random;
  /** The text of every statement so far. */
  statements: string[];
  /** A bearer token for a demo shopper's key or customer id, or for a principal, any part of which may be omitted. */
  tokenFor(who: string | Partial<Principal>): Promise<string>;
  /** Runs every waiting job and outbox message once; answers how many ran. */
  runJobs(): Promise<number>;
  close(): Promise<void>;
}

/** Tests ask for more at once than a household would, on machines that may be slow. */
const unlimited = { LOG_LEVEL: 'silent', WRITE_LIMIT: '0', SERVICES_CONCURRENCY: '0', MAX_EVENT_LOOP_DELAY_MS: '0' };

export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const migrations = await readMigrations(migrated(servicesOf(options)));
  const { base, ...others } = options;
  if (!base || !isServerOfThisRun()) {
    const { connection, drop } = await cloneDatabase(migrations);
    return openWorld(connection, { ...options, fills: [base?.fill, options.fill], drop });
  }
  const names = servicesOf(options).map(({ name }) => name);
  const key = [base.name, names, options.clock, options.seed, options.config];
  const { connection, drop, note } = await cloneDatabase(migrations, {
    key,
    async fill(template) {
      const world = await openWorld(template, { ...others, fills: [base.fill] });
      await world.close();
      return String(world.random.drawn());
    },
  });
  return openWorld(connection, { ...options, fills: [options.fill], drop, drawn: Number(note) });
}

const servicesOf = ({ services = [] }: WorldOptions): Service[] => [
  identity,
  ...services.filter((service) => service !== identity),
];

interface Opening extends Omit<WorldOptions, 'base' | 'fill'> {
  fills: readonly (Fill | undefined)[];
  /** Removes the database, when the world has closed. */
  drop?: () => Promise<void>;
  /** Blocks that were drawn from the random source when the database was filled. */
  drawn?: number;
}

async function openWorld(
  connection: Connection,
  options: Opening,
): Promise<World & { random: ReturnType<typeof countedRandom> }> {
  const services = servicesOf(options);
  const changes = createTableChanges();
  // A template may be copied only while no one is connected to it, and a pooler stays connected.
  const way = options.drop && isPooledRun() ? throughPooler(connection) : connection;
  if (way.pooler) await settleRole(way);
  const onConnect = way.pooler ? {} : { onConnect: changes.follow };
  const pool = createPool(way, { max: options.connections ?? 10, ...onConnect });
  const statements: string[] = [];
  const db = createDatabase(pool, (text, values) => {
    statements.push(text);
    options.onStatement?.(text, values);
  });
  const listenOn = way.pooler ? null : () => createClient(connection);
  const references = await openReferences({ db, changes, listenOn });
  const live = openLiveChanges({ listenOn });
  const database = new DatabaseHealth();
  const clock = settableClock(options.clock ?? '2026-07-01T17:00:00Z');
  const random = countedRandom(options.seed ?? 'larder', options.drawn);
  const config = { ...readConfig(unlimited, '.'), ...options.config };
  const runner = await startJobs({ connection: way, workers: false, onError: () => undefined });
  const { jobs, outbox } = runner;

  const app = await buildApp(
    { db, database, clock, random, jobs, outbox, live, config },
    { services, documentation: false, logger: options.logger ?? false },
  );
  const context: ServiceContext = { db, database, clock, random, jobs, outbox, live, config, log: app.log };
  await startServices(context, services);
  for (const fill of options.fills) await fill?.(context);
  await app.ready();
  return {
    app,
    db,
    connection,
    context,
    clock,
    random,
    statements,
    tokenFor: async (who) => tokenOf(context, typeof who === 'string' ? await demoPrincipal(db, who) : who),
    runJobs: runner.runWaiting,
    close: async () => {
      await app.close();
      await runner.stop();
      await live.stop();
      await references.stop();
      await pool.end();
      await options.drop?.();
    },
  };
}

/** A seeded source that goes on after so many blocks of 32 bytes, and tells how many were drawn in all. */
function countedRandom(seed: string, from = 0): Random & { drawn(): number } {
  const source = seededRandom(seed);
  let drawn = 0;
  const bytes = (length: number): Buffer => {
    drawn += Math.ceil(length / 32);
    return source.bytes(length);
  };
  bytes(32 * from);
  return { bytes, uuid: () => uuidFrom(bytes(16)), drawn: () => drawn };
}

async function tokenOf(context: ServiceContext, given: Partial<Principal>): Promise<string> {
  const now = context.clock.now();
  return issueToken(await keysOf(context), {
    customerId: 'customer-1',
    householdId: 'household-1',
    uuid: 'uuid-1',
    gid: 'gid-1',
    userType: 'R',
    customerType: 'C',
    banner: 'safeway',
    storeId: 'store-1',
    sessionId: 'session-1',
    zip: '94588',
    firstName: 'Maya',
    authenticatedAt: now,
    ...given,
    lastName: '',
    loyaltyNumber: null,
    tokenId: context.random.uuid(),
    amr: 'demo',
    issuedAt: now,
  });
}

async function demoPrincipal(db: Database, key: string): Promise<Partial<Principal>> {
  const row = await identityTables(db)
    .selectFrom('identity.customer as customer')
    .selectAll()
    .where((where) => where.or([where('demo_key', '=', key), where('customer_id', '=', key)]))
    .executeTakeFirst();
  if (!row) throw new Error(`There is no demo shopper "${key}" in this world.`);
  const store = await storeById(db, row.store_id);
  return {
    customerId: row.customer_id,
    householdId: row.household_id,
    uuid: row.uuid,
    gid: row.gid,
    userType: row.user_type,
    customerType: row.customer_type,
    banner: store?.banner ?? '',
    storeId: row.store_id,
    zip: row.zip,
    firstName: row.first_name,
  };
}
