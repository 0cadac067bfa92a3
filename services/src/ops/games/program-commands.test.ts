import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gamesDb } from '../../games/store/tables.ts';
import { gamesWorld } from '../../testing/games.ts';
import type { ServicesConfig } from '../../platform/config.ts';
import type { World } from '../../testing/world.ts';
import { auditOf, commandsOf } from '../testing/ops-testing.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await gamesWorld();
  folder = await mkdtemp(join(tmpdir(), 'larder-program-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const bread = {
  prizeId: 'bread',
  prizeType: 'REWARD',
  rewardKind: 'EARN',
  name: '$5',
  imageId: 'bread',
  arvCents: 500,
};
const program = {
  code: 'BREAD',
  type: 'DIVISION',
  divisions: ['WEST'],
  startAt: '2026-08-01T07:00:00Z',
  endAt: '2026-09-01T06:59:59Z',
  redeemBy: '2026-09-15T06:59:59Z',
  timeZone: 'America/Los_Angeles',
  rulesVersion: 1,
  game: {
    kind: 'SCRATCH',
    title: 'Bread',
    tagline: 'Every card wins.',
    costPoints: 20,
    maxPlaysPerDay: 3,
    maxPlaysTotal: 30,
    odds: [{ label: '$5', shortLabel: '$5', imageId: 'bread', prizeId: 'bread', oneIn: 1 }],
  },
  prizes: [{ ...bread, alternateRank: 1 }],
};
async function fileOf(value: unknown): Promise<string> {
  const file = join(folder, 'program.json');
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}
const codes = () => gamesDb(world.db).selectFrom('games.program').select('code').execute();
const launch = async (value: unknown, config: Partial<ServicesConfig> = {}) =>
  commandsOf(world, { config })('--operator', 'okafor', '--yes', 'program', 'launch', await fileOf(value));

test('N-27 a program file is checked without changing anything, and each problem is named', async () => {
  const create = async (value: unknown) => commandsOf(world)('program', 'create', await fileOf(value));
  expect(await create(program)).toMatchObject({
    code: 0,
    said: 'BREAD is ready to launch. Prizes: 1, divisions: WEST.',
  });
  expect(await create('{')).toMatchObject({
    code: 2,
    complained: expect.stringMatching(/^The file isn't valid JSON: /),
  });
  const faulty = await create({ ...program, rulesVersion: 0, timeZone: '' });
  expect(faulty.code).toBe(2);
  expect(faulty.complained).toMatch(/^The program can't be launched:\n {2}timeZone .+\n {2}rulesVersion /);
  expect(await create({ ...program, endAt: '2026-02-31T00:00:00Z' })).toMatchObject({
    code: 2,
    complained: "The program can't be launched:\n  2026-02-31T00:00:00Z isn't a real date and time",
  });
  expect(await create({ ...program, timeZone: 'Mars/Base' })).toMatchObject({
    code: 2,
    complained: "The program can't be launched:\n  Mars/Base isn't a valid time zone",
  });
  expect(await commandsOf(world)('program', 'create', 'none.json')).toMatchObject({
    code: 2,
    complained: "none.json can't be read.",
  });
  expect(await codes()).toEqual([]);
  expect(await auditOf(world)).toEqual([]);
});

test('N-27, N-71 a program launches once, when an operator says yes; an unplayable one is refused', async () => {
  expect(await commandsOf(world)('program', 'launch', await fileOf(program))).toMatchObject({ code: 2 });
  const asked = await commandsOf(world, { answer: 'no' })(
    '--operator',
    'okafor',
    'program',
    'launch',
    await fileOf(program),
  );
  expect(asked).toMatchObject({ code: 2, asked: ["Launch BREAD? Its rules can't be changed after that. Type yes: "] });
  const unwinnable = { ...program, game: { ...program.game, odds: [{ ...program.game.odds[0], prizeId: 'cake' }] } };
  expect(await launch(unwinnable)).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^Refused \(PROGRAM_INVALID\): BREAD: /),
  });
  expect(await launch(program, { sponsor: null })).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^Refused \(SPONSOR_MISSING\): Name the sponsor in the file/),
  });
  expect(await codes()).toEqual([]);
  expect(await launch(program)).toMatchObject({ code: 0, said: 'BREAD is live.' });
  expect(await launch(program)).toMatchObject({
    code: 1,
    complained: 'Refused (PROGRAM_EXISTS): BREAD, or one of its prizes, already exists.',
  });
  expect(await codes()).toEqual([{ code: 'BREAD' }]);
  expect(await auditOf(world)).toEqual([
    ['okafor', 'program launch', 'BREAD', 'PROGRAM_INVALID'],
    ['okafor', 'program launch', 'BREAD', 'SPONSOR_MISSING'],
    ['okafor', 'program launch', 'BREAD', 'DONE'],
    ['okafor', 'program launch', 'BREAD', 'PROGRAM_EXISTS'],
  ]);
});
