import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemoOperators } from '../../demo/operators.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { addStores } from '../../stores/index.ts';
import { stores } from '../../demo/stores.ts';
import type { World } from '../../testing/world.ts';
import { consoleWorld, signsIn } from '../../operators/testing/console-world.ts';
import { auditOf, commandsOf } from '../testing/ops-testing.ts';

let world: World;
beforeAll(async () => void (world = await consoleWorld()));
afterAll(() => world.close());

test('N-71 the first owner is let in by a command that goes into the audit log, and signs in', async () => {
  const run = commandsOf(world);
  expect((await run('operators', 'list')).said).toContain('Nobody can sign in');
  const add = ['--operator', 'okafor', '--yes', 'operators', 'add'];
  expect((await run(...add, 'first@larder.example', '--role', 'king')).code).toBe(2);
  expect(await run(...add, 'First@larder.example', '--role', 'owner', '--role', 'games')).toMatchObject({
    code: 0,
    said: expect.stringContaining('first@larder.example can sign in at /admin'),
  });
  expect((await signsIn(world, 'first')).cookie).toContain('larder_operator=');
  expect(await run(...add, 'first@larder.example', '--role', 'owner')).toMatchObject({ code: 1 });
  expect((await run(...add, 'nobody', '--role', 'owner')).complained).toBe(
    'Refused (EMAIL_INVALID): Enter a valid email address.',
  );
  expect((await run('operators', 'list')).said).toContain('games, owner');
  expect((await auditOf(world)).filter(([, command]) => command === 'operators add')).toEqual([
    ['okafor', 'operators add', 'First@larder.example', 'DONE'],
    ['okafor', 'operators add', 'first@larder.example', 'EMAIL_TAKEN'],
    ['okafor', 'operators add', 'nobody', 'EMAIL_INVALID'],
  ]);
});

test('a demo has the operators whom commands know, once', async () => {
  const empty = await consoleWorld();
  await inTransaction(empty.db, (trx) => addStores(trx, Object.values(stores)));
  await Promise.all([seedDemoOperators(empty.context), seedDemoOperators(empty.context)]);
  const { said } = await commandsOf(empty)('operators', 'list');
  expect(said.split('\n').map((line) => line.split(' ')[0])).toEqual(['romero', 'okafor', 'tanaka', 'lindqvist']);
  await empty.close();
});
