import type pg from 'pg';
import { createClient, type Connection } from '../database/database.ts';
import { sessionSettings } from '../database/session-settings.ts';
import { StartError } from '../start-error.ts';

/** Held while the settings of the role are changed. */
const lockKey = 4_001_003;

/**
 * Sees to the settings where a pooler takes no start-up options: they're kept with the role, for this database, and cost
 * no statement later. Connections that the pooler opened before they were kept are closed, so that none goes without.
 * @throws StartError with the commands for an administrator, if the role may not keep them
 */
export async function settleRole(connection: Connection): Promise<void> {
  if ((await once(connection, missing)).length === 0) return;
  await closeOpenedBefore(await once(connection, keep), connection);
  const still = await once(connection, missing);
  if (still.length > 0)
    throw new StartError(`The pooler at DATABASE_URL goes without ${still.join(', ')}: restart it.`);
}

const old = `usename = current_user and datname = current_database() and backend_start < $1::timestamptz`;
const countOld = `select count(*)::int as count from pg_stat_activity where ${old}`;
/** Waits until each is gone: the pooler would give out one that is just ending, and its next statement would fail. */
const closeOthers = `
  select pg_terminate_backend(pid, $2) from pg_stat_activity
  where ${old} and pid <> pg_backend_pid() and state = 'idle'`;
const closeOwn = 'select pg_terminate_backend(pg_backend_pid())';

/** Those at work get as long as a statement may take, and then some. */
const longestCloseMs = 20_000;
const pauseMs = 50;

/** Closes what was opened before that moment, this connection included, as soon as each is idle. */
async function closeOpenedBefore(moment: string, connection: Connection): Promise<void> {
  for (let waitedMs = 0; waitedMs < longestCloseMs; waitedMs += pauseMs) {
    const count = await once(connection, async (client) => {
      await client.query(closeOthers, [moment, longestCloseMs]);
      const { rows } = await client.query<{ count: number }>(countOld, [moment]);
      return rows[0]?.count ?? 0;
    });
    if (count === 0) return;
    await once(connection, (client) => client.query(closeOwn)).catch(() => undefined);
    await new Promise((goOn) => setTimeout(goOn, pauseMs));
  }
}

async function once<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = createClient(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The names of those that don't hold on this connection. */
async function missing(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [Object.keys(sessionSettings)],
  );
  const now = new Map(rows.map(({ name, setting }) => [name, setting]));
  return Object.entries(sessionSettings).flatMap(([name, value]) =>
    Number(now.get(name)) === Number(value) ? [] : [name],
  );
}

/**
 * One at a time: instances that start together would change the same row.
 * @returns from when on connections have them, by the server's clock
 */
async function keep(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ role: string; database: string }>(
    'select current_user as role, current_database() as database',
  );
  const { role = '', database = '' } = rows[0] ?? {};
  const whose = `ALTER ROLE ${client.escapeIdentifier(role)} IN DATABASE ${client.escapeIdentifier(database)}`;
  const commands = Object.entries(sessionSettings).map(([name, value]) => `${whose} SET ${name} = '${value}'`);
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    for (const command of commands) await client.query(command);
    await client.query('commit');
    const { rows: kept } = await client.query<{ at: string }>('select clock_timestamp()::text as at');
    return kept[0]?.at ?? 'infinity';
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new StartError(
      `The role ${role} can't keep its settings for a pooler (${(error as Error).message}). Have an administrator run: ${commands.join('; ')};`,
    );
  }
}
