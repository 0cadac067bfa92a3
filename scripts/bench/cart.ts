import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cartWorld, storeId } from '../../services/src/cart/testing/cart-world.ts';
import { plainGrocery, someProducts } from '../../services/src/cart/testing/products.ts';
import { createClient } from '../../services/src/platform/database/database.ts';
import { startPostgres } from '../../services/src/platform/postgres/supervisor.ts';
import type { World } from '../../services/src/testing/world.ts';

type Statement = readonly [text: string, values: readonly unknown[]];

const households = 25;
const perRound = 100;

/**
 * Adds to carts over REST, one at a time, each answered with the priced carts; and then what they have sent to the database
 * once more from a loop that does nothing else, on another database of the same server; in turns. Prints what share of the
 * loop's speed the service reaches.
 */
export async function benchCart(rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-bench-'));
  await chmod(folder, 0o755);
  const server = await startPostgres({ dataDir: join(folder, 'data') });
  const { host } = server.connection();
  process.env['TEST_DATABASE_URL'] = `postgres://larder@localhost/postgres?host=${encodeURIComponent(host)}`;
  let sent: Statement[] = [];
  const world = await cartWorld({ onStatement: (...statement) => void sent.push(statement) });
  const other = await cartWorld();
  const bare = createClient(other.connection);
  try {
    await bare.connect();
    const tokens = await Promise.all(Array.from({ length: households }, (_, number) => tokenOf(world, number)));
    const products = await someProducts(world, plainGrocery, 20);
    const shares: number[] = [];
    for (let round = -1; round < rounds; round++) {
      sent = [];
      const own = await timed(async () => {
        for (let at = 0; at < perRound; at++)
          await add(world, tokens[at % households] ?? '', products[(at + round + 1) % products.length] ?? '');
      });
      const statements = sent;
      const loop = await timed(async () => {
        for (const [text, values] of statements) await bare.query(text, [...values]);
      });
      if (round >= 0) shares.push(loop / own);
    }
    const share = shares.toSorted((a, b) => a - b)[shares.length >> 1] ?? 0;
    console.log(
      `An add to a cart reaches ${Math.round(share * 100)}% of its own ${sent.length / perRound} statements in a loop.`,
    );
  } finally {
    await bare.end();
    await world.close();
    await other.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const tokenOf = (world: World, number: number): Promise<string> =>
  world.tokenFor({ customerId: `customer-bench-${number}`, householdId: `household-bench-${number}` });

async function add(world: World, token: string, itemId: string): Promise<void> {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/cart/items?storeId=${storeId}&serviceType=Dug`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    payload: { cartItemsList: [{ itemId, op: 'ADD' }] },
  });
  if (answer.statusCode !== 200) throw new Error(`The add answered ${answer.statusCode}: ${answer.body}`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
