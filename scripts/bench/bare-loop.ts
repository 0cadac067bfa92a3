import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { createClient } from '../../services/src/platform/database/database.ts';
import { startPostgres } from '../../services/src/platform/postgres/supervisor.ts';
import type { World } from '../../services/src/testing/world.ts';

/** What a write reaches next to its own SQL in a bare `pg` loop. */
export interface Reached {
  name: string;
  /** Of the loop's writes in a second: 0.5 = half. */
  share: number;
  statements: number;
}

/** A write that is measured. */
export interface Write {
  name: string;
  /** Sends it once. @param at counts all that are sent */
  send(at: number): Promise<void>;
}

type Statement = readonly [text: string, values: readonly unknown[]];
type OnStatement = (...statement: Statement) => void;

/**
 * Writes over REST, one at a time, and then what they have sent to the database once more from a loop that does nothing else,
 * on another database of the same server with the same data; in turns.
 * @param open makes a world, and what is written to it
 * @param perRound writes in a row
 */
export async function againstBareLoop(
  open: (onStatement: OnStatement) => Promise<{ world: World; writes: readonly Write[] }>,
  rounds: number,
  perRound = 100,
): Promise<Reached[]> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-bench-'));
  await chmod(folder, 0o755);
  const server = await startPostgres({ dataDir: join(folder, 'data') });
  const { host } = server.connection();
  process.env['TEST_DATABASE_URL'] = `postgres://larder@localhost/postgres?host=${encodeURIComponent(host)}`;
  let sent: Statement[] = [];
  const { world, writes } = await open((...statement) => void sent.push(statement));
  const other = await open(() => undefined);
  const bare = createClient(other.world.connection);
  try {
    await bare.connect();
    const reached: Reached[] = [];
    for (const { name, send } of writes) {
      const shares: number[] = [];
      for (let round = -1; round < rounds; round++) {
        sent = [];
        const own = await timed(async () => {
          for (let at = 0; at < perRound; at++) await send((round + 1) * perRound + at);
        });
        const statements = sent;
        const loop = await timed(() => repeat(bare, statements));
        if (round >= 0) shares.push(loop / own);
      }
      const share = shares.toSorted((a, b) => a - b)[shares.length >> 1] ?? 0;
      reached.push({ name, share, statements: sent.length / perRound });
    }
    return reached;
  } finally {
    await bare.end();
    await world.close();
    await other.world.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Prints what was reached, a line for each write. */
export function printReached(all: readonly Reached[]): void {
  for (const { name, share, statements } of all)
    console.log(`${name} reaches ${Math.round(share * 100)}% of its own ${statements} statements in a loop.`);
}

/** A POST to a world. @throws Error for any answer but 200 */
export async function post(
  world: World,
  { url, token, key, body }: { url: string; token: string; key: string; body: object },
): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
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
