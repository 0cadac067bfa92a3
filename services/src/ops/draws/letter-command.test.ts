import { afterAll, beforeAll, expect, test } from 'vitest';
import { closed, publishSweepstakesProgram } from '../../testing/draws.ts';
import { gamesWorld, many } from '../../testing/games.ts';
import type { World } from '../../testing/world.ts';
import { auditOf, commandsOf } from '../testing/ops-testing.ts';
import { drawsDb } from '../../draws/store/tables.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
  await publishSweepstakesProgram(world, { entryLimit: 2, voidWhere: ['NY'] });
});
afterAll(() => world.close());

const letter = {
  name: 'Ann Lee',
  address: '12 Elm St',
  city: 'Oakland',
  state: 'CA',
  'zip-code': '94607',
  email: 'ann@example.com',
  'date-of-birth': '1985-07-01',
};
const enters = (id: string, given: Partial<typeof letter> = {}, draw = 'spin') =>
  commandsOf(world)(
    '--operator',
    'okafor',
    '--yes',
    'draw',
    'enter',
    draw,
    '--letter',
    id,
    ...Object.entries({ ...letter, ...given }).flatMap(([name, value]) => [`--${name}`, value]),
  );
const entries = () => drawsDb(world.db).selectFrom('games.entry').select(['holder', 'source']).execute();
const refused = (code: string) => ({ code: 1, complained: expect.stringContaining(`Refused (${code})`) });

test("N-28, N-71 a letter enters free, once, even 8 at a time; the address has a household's limit (T-60)", async () => {
  const first = await many(8, () => enters('L-1'));
  expect(first[0]?.said).toMatch(/^spin: E-\d{9}; 1 of 2 entries at that address$/);
  expect(new Set(first.map(({ code, said }) => `${code} ${said}`))).toEqual(new Set([`0 ${first[0]?.said}`]));
  expect(await enters('L-2', { address: '12 Elm Street' })).toMatchObject({
    code: 0,
    said: expect.stringContaining('2 of 2 entries'),
  });
  expect(await enters('L-3')).toMatchObject(refused('ENTRY_LIMIT_REACHED'));
  const holders = await entries();
  expect(holders).toHaveLength(2);
  expect(new Set(holders.map(({ holder, source }) => `${holder.slice(0, 8)} ${source}`))).toEqual(
    new Set(['visitor- AMOE']),
  );
  const outcomes = (await auditOf(world)).map(([, command, subject, outcome]) => `${command} ${subject} ${outcome}`);
  expect(outcomes.slice(-2)).toEqual(['draw enter spin BEGUN', 'draw enter spin ENTRY_LIMIT_REACHED']);
});

test.each([
  [{ 'date-of-birth': '2015-01-01' }, 'AGE_NOT_MET'],
  [{ state: 'NY' }, 'NOT_ELIGIBLE_STATE'],
])('N-28 a letter follows the same terms as everyone else: %j', async (given, code) => {
  expect(await enters(`L-${code}`, { address: '7 Oak St', ...given })).toMatchObject(refused(code));
});

test('N-71 an incomplete letter is refused, and each problem is named', async () => {
  const { code, complained } = await enters('L-9', { state: 'California', 'zip-code': '946' });
  expect(code).toBe(2);
  expect(complained).toMatch(/^The letter can't be entered:\n {2}state .+\n {2}zipCode /);
  expect(await enters('L 9')).toMatchObject({ code: 2 });
  expect(await enters('L-9', {}, 'nothing')).toMatchObject(refused('DRAW_NOT_FOUND'));
});

test('T-54 a letter entered after the last instant is too late', async () => {
  world.clock.set(closed);
  expect(await enters('L-10', { address: '9 Ash St' })).toMatchObject(refused('SWEEPSTAKES_CLOSED'));
});
