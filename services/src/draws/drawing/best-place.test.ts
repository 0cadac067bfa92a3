import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromHex, scoreOf, toHex } from '../../../../draw-proof/draw-proof.ts';
import type { World } from '../../testing/world.ts';
import { entryIdOf } from '../rules/entry-id.ts';
import { gamesWorld, shopper } from '../../testing/games.ts';
import { drawAll, enter, publishSweepstakesProgram } from '../../testing/draws.ts';
import { nodeHashes } from './node-hashes.ts';
import { drawsDb } from '../store/tables.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
});
afterAll(() => world.close());

const households = ['ada', 'bea', 'cara', 'dan'];
const placeOf = async (name: string) =>
  (await shopper(world, name).get<{ bestPlace: number | null }>('/draws/spin/entries/mine')).body.bestPlace;

test('N-30 a household learns the rank of its best entry once the draw is published', async () => {
  await publishSweepstakesProgram(world);
  await enter(world, Object.fromEntries(households.map((name, index) => [`household-${name}`, 3 + index])));
  expect(await placeOf('ada')).toBeNull();
  await drawAll(world);
  const draw = await drawsDb(world.db).selectFrom('games.draw').select('randomness').executeTakeFirstOrThrow();
  const entries = await drawsDb(world.db).selectFrom('games.entry').select(['entry_no', 'holder']).execute();
  const randomness = fromHex(draw.randomness ?? '');
  const ordered = entries
    .map(({ entry_no, holder }) => ({ holder, score: toHex(scoreOf(nodeHashes, randomness, entryIdOf(entry_no))) }))
    .toSorted((a, b) => (a.score < b.score ? -1 : 1));
  for (const name of households)
    expect(await placeOf(name)).toBe(1 + ordered.findIndex(({ holder }) => holder === `household-${name}`));
  expect(await placeOf('nobody')).toBeNull();
});
