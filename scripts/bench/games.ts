import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replay } from '../../draw-proof/replay.ts';
import { drawFile } from '../../services/src/draws/drawing/draw-lines.ts';
import {
  closeDraw,
  publishDraw,
  sealDraw,
  throwDice,
  verifyDraw,
} from '../../services/src/draws/drawing/draw-operations.ts';
import { closed, enterAtOnce, publishSweepstakesProgram, step } from '../../services/src/testing/draws.ts';
import { importOrders } from '../../services/src/orders/intake/import-orders.ts';
import { nodeHashes } from '../../services/src/draws/drawing/node-hashes.ts';
import { drawById } from '../../services/src/draws/store/draws.ts';
import { drawsDb } from '../../services/src/draws/store/tables.ts';
import { gamesWorld, joined } from '../../services/src/testing/games.ts';
import { startPostgres } from '../../services/src/platform/postgres/supervisor.ts';
import type { World } from '../../services/src/testing/world.ts';

/** Something large that was done once. */
export interface Feat {
  name: string;
  /** Orders or entries. */
  perSecond: number;
}

const count = 100_000;
const households = 100;

/** Imports 100,000 orders and draws from 100,000 entries, on a database of their own that keeps what it is told, as the product's does. */
export async function benchGames(): Promise<Feat[]> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-bench-'));
  await chmod(folder, 0o755);
  const server = await startPostgres({ dataDir: join(folder, 'data') });
  const { host } = server.connection();
  process.env['TEST_DATABASE_URL'] = `postgres://larder@localhost/postgres?host=${encodeURIComponent(host)}`;
  const world = await gamesWorld();
  try {
    await publishSweepstakesProgram(world, { entryLimit: count });
    return [await benchImport(world, folder), ...(await benchDraw(world))];
  } finally {
    await world.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measured(name: string, work: () => Promise<unknown>): Promise<Feat> {
  const began = performance.now();
  await work();
  return { name, perSecond: count / ((performance.now() - began) / 1000) };
}

async function benchImport(world: World, folder: string): Promise<Feat> {
  for (let number = 0; number < households; number++) await joined(world, `bench-${number}`);
  const file = join(folder, 'orders.jsonl');
  const out = createWriteStream(file);
  const at = world.clock.now().toString();
  for (let number = 0; number < count; number++)
    out.write(
      `${JSON.stringify({
        orderNumber: `bench-${number}`,
        householdId: `household-bench-${number % households}`,
        storeName: '1 Main St',
        state: 'CA',
        placedAt: at,
        finalizedAt: at,
        lines: [{ category: 'GROCERY', netCents: 1000 + (number % 5000) }],
      })}\n`,
    );
  await once(out.end(), 'finish');
  return measured('import: orders taken in', async () => {
    const { taken } = await importOrders(world.context, { file, rejectedFile: `${file}.rejected.jsonl` });
    if (taken !== count) throw new Error(`Only ${taken} orders were taken in.`);
  });
}

async function benchDraw(world: World): Promise<Feat[]> {
  await enterAtOnce(world, count, 30_000);
  world.clock.set(closed);
  const romero = step(world, 'romero');
  const lindqvist = step(world, 'lindqvist');
  const feats = [
    await measured('draw: list closed, its root published', () => closeDraw(romero)),
    await measured('draw: sealed', () => sealDraw(romero)),
    await measured('draw: winners drawn', () => throwDice(lindqvist, '41625361')),
    await measured('draw: verified', () => verifyDraw(lindqvist)),
  ];
  await publishDraw(romero);
  const db = drawsDb(world.db);
  const draw = await drawById(db, 'spin');
  if (!draw) throw new Error('There is no draw.');
  const replaying = measured('draw: published file written and replayed', async () => {
    const { ok } = await replay(nodeHashes, drawFile(db, world.random, draw));
    if (!ok) throw new Error('The file does not give the draw.');
  });
  return [...feats, await replaying];
}
