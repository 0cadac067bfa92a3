import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../start-error.ts';
import { createClient, type Connection } from './database.ts';
import type { DatabaseCondition, DatabaseHealth } from './database-health.ts';

/**
 * Lets a database that isn't this process's own be asked how it is, once a statement has found it away or read-only, and
 * again until it is ready. @param pauseMs between two questions @returns how to stop
 */
export function watchOutages(health: DatabaseHealth, connection: Connection, pauseMs = 1000): () => void {
  const stopped = new AbortController();
  health.askWith(async () => {
    while (!stopped.signal.aborted) {
      const condition = await conditionOf(connection);
      health.set('connection', condition);
      if (condition.state === 'ready') return;
      await wait(pauseMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  });
  return () => stopped.abort();
}

async function conditionOf(connection: Connection): Promise<DatabaseCondition> {
  const client = createClient(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ held: string }>("select current_setting('transaction_read_only') as held");
    return rows[0]?.held === 'on' ? standby : { state: 'ready' };
  } catch (error) {
    return { state: 'down', sentence: `The database isn't responding (${codeOf(error) || 'no connection'}).` };
  } finally {
    await client.end().catch(() => undefined);
  }
}

const standby: DatabaseCondition = {
  state: 'read-only',
  sentence: 'The database is read-only, as a standby is: reads still work, but writes are refused until it takes them.',
};
