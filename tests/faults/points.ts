import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { within } from '../../scripts/gate/speed.ts';
import { createClient } from '../../services/src/platform/database/database.ts';
import type { KillableStack } from '../e2e/stack.ts';

/** A moment of a transaction: its first row of a table is about to be written, or all is written and about to be committed. */
export type Moment = 'writing' | 'committing';

/** Stops the services' transactions at named points, so that a test kills the services right there. */
export interface Points {
  /**
   * Begins what is given, and waits until its transaction stands at this moment of a table's rows.
   * @param naming only rows that name this id count; any if omitted
   */
  stopsAt(table: string, moment: Moment, begin: () => void, naming?: string): Promise<void>;
  /** Waits until the services work at none of their messages. */
  jobRests(): Promise<void>;
  /** Lets nobody stop any more; the services may have been killed. */
  close(): Promise<void>;
}

/** The key of the lock that whoever comes to a point waits for. */
const key = 4711;

/**
 * Every write of a watched table comes by `fault.pass`, which waits at the point that is armed and passes any other. As the
 * database ends, the lock may be free a moment before who waits for it is gone: none of them goes on.
 */
const passing = `
  create schema fault;
  create table fault.armed (
    point text not null, naming text not null, started timestamptz not null default pg_postmaster_start_time()
  );
  create function fault.pass() returns trigger language plpgsql as $$
  begin
    if exists (
      select from fault.armed
      where point = tg_argv[0] and strpos(to_jsonb(new)::text, naming) > 0 and started = pg_postmaster_start_time()
    ) then
      perform pg_advisory_xact_lock(${key});
      raise exception 'Stopped at %', tg_argv[0];
    end if;
    return new;
  end $$`;

const timing: Record<Moment, (table: string) => string> = {
  writing: (table) => `create trigger fault_writing before insert or update on ${table}
    for each row execute function fault.pass('writing ${table}')`,
  committing: (table) => `create constraint trigger fault_committing after insert or update on ${table}
    deferrable initially deferred for each row execute function fault.pass('committing ${table}')`,
};

/** Watches these tables of a stack's database. */
export async function openPoints({ address: { dataDir } }: KillableStack, tables: readonly string[]): Promise<Points> {
  const connect = async () => {
    const host = join(dataDir, 'postgres', 'run');
    const client = createClient({ host, port: 5432, user: 'larder', password: '', database: 'larder' });
    // The database ends with the services that are killed.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const client = await connect();
  await client.query(passing);
  for (const table of tables) for (const make of Object.values(timing)) await client.query(make(table));
  await client.query('select pg_advisory_lock($1)', [key]);

  const stopped = async (): Promise<number> => {
    const waiting =
      "select count(*)::int as count from pg_locks where locktype = 'advisory' and objid = $1 and not granted";
    return (await client.query<{ count: number }>(waiting, [key])).rows[0]!.count;
  };
  return {
    async stopsAt(table, moment, begin, naming = '') {
      const before = await stopped();
      await client.query('delete from fault.armed');
      await client.query('insert into fault.armed values ($1, $2)', [`${moment} ${table}`, naming]);
      begin();
      await expect
        .poll(stopped, { message: `Nobody came to ${moment} ${table}.`, intervals: [5], timeout: within(20_000) })
        .toBeGreaterThan(before);
    },
    async jobRests() {
      const atWork = "select 1 from jobs.job where state = 'active'";
      while ((await client.query(atWork)).rows.length > 0) await sleep(20);
    },
    async close() {
      await client.end().catch(() => undefined);
      const after = await connect();
      await after.query('drop schema if exists fault cascade');
      await after.end();
    },
  };
}
