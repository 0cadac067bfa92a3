import { randomUUID } from 'node:crypto';
import { alternate, gamesWorld, joined, loaf, noon, publish } from '../../services/src/testing/games.ts';
import type { World } from '../../services/src/testing/world.ts';
import { againstBareLoop, post, type Reached } from './bare-loop.ts';

const households = 25;

/** The writes that are measured: where a shopper sends them, and what. */
const writes = [
  {
    name: 'a play',
    url: '/games/gameplay/play',
    body: (key: string) => ({ programCode: 'SPIN', playKey: key, clientSeed: 'bench' }),
  },
  {
    name: 'a redemption',
    url: '/games/redemption',
    body: (key: string) => ({
      programCode: 'SPIN',
      prizeId: 'loaf',
      prizeType: 'B4U_OFFER',
      quantity: 1,
      storeId: 'store-1',
      expectedCost: 40,
      clientRequestId: key,
    }),
  },
];

/** Plays and redemptions next to their own SQL in a bare loop. */
export const benchWrites = (rounds: number): Promise<Reached[]> =>
  againstBareLoop(async (onStatement) => {
    const world = await gamesWorld(noon, { onStatement });
    const tokens = await playersOf(world);
    const send = ({ url, body }: (typeof writes)[number], at: number) =>
      post(world, { url, token: tokens[at % households] ?? '', key: randomUUID(), body: body(randomUUID()) });
    return { world, writes: writes.map((write) => ({ name: write.name, send: (at) => send(write, at) })) };
  }, rounds);

/** Publishes a program, and has households join it. @returns a token of each */
async function playersOf(world: World): Promise<string[]> {
  await publish(world, { prizes: [{ ...loaf, cost_points: 40, quantity_total: 1_000_000 }, alternate] });
  const tokens: string[] = [];
  for (let number = 0; number < households; number++) {
    const { who } = await joined(world, `bench-${number}`, 1_000_000);
    tokens.push(await world.tokenFor(who));
  }
  return tokens;
}
