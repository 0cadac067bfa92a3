import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { createClient } from '../../services/src/platform/database/database.ts';
import { startPostgres } from '../../services/src/platform/postgres/supervisor.ts';
import { alternate, gamesWorld, joined, loaf, noon, publish } from '../../services/src/testing/games.ts';
import type { World } from '../../services/src/testing/world.ts';

/** What a write reaches next to its own SQL in a bare `pg` loop. */
export interface Reached {
  name: string;
  /** Of the loop's writes in a second: 0.5 = half. */
  share: number;
  statements: number;
}

type Statement = readonly [text: string, values: readonly unknown[]];

const households = 25;
const perRound = 100;

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

/**
 * Plays and redemptions over REST, one at a time, and then what they have sent to the database once more from a loop
 * that does nothing else, on another database of the same server with the same households; in turns.
 */
export async function benchWrites(rounds: number): Promise<Reached[]> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-bench-'));
  await chmod(folder, 0o755);
  const server = await startPostgres({ dataDir: join(folder, 'data') });
  const { host } = server.connection();
  process.env['TEST_DATABASE_URL'] = `postgres://larder@localhost/postgres?host=${encodeURIComponent(host)}`;
  let sent: Statement[] = [];
  const world = await gamesWorld(noon, { onStatement: (...statement) => void sent.push(statement) });
  const other = await gamesWorld();
  const bare = createClient(other.connection);
  try {
    await bare.connect();
    const tokens = await open(world);
    await open(other);
    const reached: Reached[] = [];
    for (const { name, url, body } of writes) {
      const shares: number[] = [];
      for (let round = -1; round < rounds; round++) {
        sent = [];
        const own = await timed(async () => {
          for (let at = 0; at < perRound; at++)
            await send(world, { url, token: tokens[at % households] ?? '', body: body(randomUUID()) });
        });
        const statements = sent;
        const loop = await timed(() => repeat(bare, statements));
        if (round >= 0) shares.push(loop / own);
      }
      reached.push({
        name,
        share: shares.toSorted((a, b) => a - b)[shares.length >> 1] ?? 0,
        statements: sent.length / perRound,
      });
    }
    return reached;
  } finally {
    await bare.end();
    await world.close();
    await other.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Publishes a program, and has households join it. @returns a token of each */
async function open(world: World): Promise<string[]> {
  await publish(world, { prizes: [{ ...loaf, cost_points: 40, quantity_total: 1_000_000 }, alternate] });
  const tokens: string[] = [];
  for (let number = 0; number < households; number++) {
    const { who } = await joined(world, `bench-${number}`, 1_000_000);
    tokens.push(await world.tokenFor(who));
  }
  return tokens;
}

async function send(world: World, { url, token, body }: { url: string; token: string; body: object }): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const answer = await world.app.inject({ method: 'POST', url, headers, payload: body });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
}

async function repeat(client: pg.Client, statements: readonly Statement[]): Promise<void> {
  for (const [text, values] of statements) await client.query(text, [...values]);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
