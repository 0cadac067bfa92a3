import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createPool } from './database.ts';
import { DatabaseHealth } from './database-health.ts';
import { watchOutages } from './outage.ts';

let database: TestDatabase;
let admin: ReturnType<typeof createPool>;
beforeAll(async () => {
  database = await emptyDatabase();
  admin = createPool(database.connection, { max: 1 });
});
afterAll(async () => {
  await admin.end();
  await database.drop();
});

const keepReadOnly = async (held: 'on' | 'off'): Promise<void> => {
  const { rows } = await admin.query<{ name: string }>('select current_database() as name');
  await admin.query(
    `begin read write; alter database ${rows[0]?.name} set default_transaction_read_only = ${held}; commit`,
  );
};

const refusal = Object.assign(new Error('cannot execute UPDATE in a read-only transaction'), { code: '25006' });

test('N-76 of a server in recovery one failure is worth a line, and its end is announced', async () => {
  const health = new DatabaseHealth();
  const states: string[] = [];
  const stop = watchOutages(health, database.connection, 5);
  await keepReadOnly('on');
  const readOnly = new Promise<void>((heard) => health.onChange(() => heard()));
  health.onChange(({ state }) => states.push(state));
  const first = Array.from({ length: 360 }, () => health.statementFailed(refusal));
  expect(first.filter(Boolean)).toHaveLength(1);
  await readOnly;
  expect(health.current()).toMatchObject({ state: 'read-only', sentence: expect.stringContaining('standby') });
  const later = Array.from({ length: 1800 }, () => health.statementFailed(refusal));
  expect(later.filter(Boolean)).toEqual([]);
  await keepReadOnly('off');
  await expect.poll(() => health.current().state).toBe('ready');
  expect(states).toEqual(['read-only', 'ready']);
  stop();
});

test('N-76 one lost connection of a server that is well changes nothing, and the next is told of again', async () => {
  const health = new DatabaseHealth();
  const stop = watchOutages(health, database.connection, 5);
  const lost = Object.assign(new Error('terminating connection'), { code: '57P01' });
  expect(health.statementFailed(lost)).toBe(true);
  await expect.poll(() => health.statementFailed(lost)).toBe(true);
  expect(health.current().state).toBe('ready');
  stop();
});

test('N-76 a statement that was refused for itself is told of each time', () => {
  const health = new DatabaseHealth();
  health.askWith(() => new Promise(() => undefined));
  for (const code of ['23505', '40001', '57014']) {
    const failure = Object.assign(new Error('no'), { code });
    expect([health.statementFailed(failure), health.statementFailed(failure)]).toEqual([true, true]);
  }
});
