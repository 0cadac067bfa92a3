import { fork } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Connection,
  createClient,
  createDatabase,
  createPool,
} from '../../../services/src/platform/database/database.ts';
import { migrate, readMigrations } from '../../../services/src/platform/database/migrations.ts';
import { startPostgres } from '../../../services/src/platform/postgres/supervisor.ts';
import { migrated } from '../../../services/src/app.ts';
import { recommendations } from '../../../services/src/recommendations/index.ts';
import { writeTable } from '../table.ts';
import type { CountingSays } from './count.ts';
import { hitsOf } from './hits.ts';
import { type Trip, trips, tripsOf } from './shop.ts';

/** Households whose last trip is held out, to be guessed. */
const heldOut = 2000;
/** Trips with less can't be shown in part. */
const leastItems = 4;
const mostBytes = 2 ** 30;
const firstDay = Temporal.PlainDate.from('2025-01-01');
const dayOf = (day: number) => firstDay.add({ days: day });

/**
 * Counts a million generated baskets in a process of its own, kills it half way, lets another go on, and guesses the rest of
 * trips that nobody counted. @throws Error if a basket is counted twice or not at all, or for more than 1 GiB
 */
export async function benchRecommendations(baskets: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-bench-'));
  await chmod(folder, 0o755);
  const server = await startPostgres({ dataDir: join(folder, 'data') });
  const connection = server.connection();
  const pool = createPool(connection, { max: 4, silenceMs: 0 });
  const db = createDatabase(pool);
  try {
    await migrate(connection, await readMigrations(migrated([recommendations])));
    const { held, lines } = await fill(connection, baskets);
    const half = await count(connection, baskets, 0, baskets / 2);
    const rest = await count(connection, baskets, half.baskets, null);
    const client = createClient(connection);
    await client.connect();
    const { rows } = await client.query(
      'select baskets::int, (select sum(baskets)::int from recommendations.together) as lines from recommendations.counting',
    );
    await client.end();
    if (rows[0].baskets !== baskets || rows[0].lines !== lines)
      throw new Error(`counted ${rows[0].baskets} of ${baskets} baskets, ${rows[0].lines} of ${lines} lines`);
    const peakBytes = Math.max(half.peakBytes, rest.peakBytes);
    if (peakBytes > mostBytes) throw new Error(`took ${peakBytes} bytes`);
    await writeTable('recommendations-count', [
      ['Counting', 'Measured'],
      ['Baskets', baskets.toLocaleString('en-US')],
      ['Seconds, both processes', (half.seconds + rest.seconds).toFixed(0)],
      ['Baskets kept when the first was killed', half.kept.toLocaleString('en-US')],
      ['Counted twice, or not at all', '0'],
      ['Most memory', `${Math.round(peakBytes / 2 ** 20)} MiB`],
    ]);
    const hits = await hitsOf(db, held, dayOf);
    await writeTable('recommendations-hits', [
      ['Ten guesses', 'One is right', 'Of the rest'],
      ...hits.map(({ name, hitRate, found }) => [name, percent(hitRate), percent(found)]),
    ]);
  } finally {
    await pool.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** Writes the baskets of every household; the last trips of the first households are held out. */
async function fill(connection: Connection, baskets: number): Promise<{ held: Trip[]; lines: number }> {
  const client = createClient(connection);
  await client.connect();
  const held: Trip[] = [];
  let [written, lines] = [0, 0];
  try {
    let page: Trip[] = [];
    for (let household = 0; written + page.length < baskets; household++) {
      const all = tripsOf(household);
      const last = all[trips - 1]!;
      if (household < heldOut) all.pop();
      if (household < heldOut && last.items.length >= leastItems) held.push(last);
      page.push(...all.filter(({ items }) => items.length > 0).slice(0, baskets - written - page.length));
      if (page.length < 20_000 && written + page.length < baskets) continue;
      await write(client, page);
      written += page.length;
      lines += page.reduce((sum, { items }) => sum + items.length, 0);
      page = [];
      progress('Generating', written / baskets);
    }
  } finally {
    await client.end();
  }
  return { held, lines };
}

const listOf = (values: readonly (string | number)[]): string => `{${values.join(',')}}`;

async function write(client: ReturnType<typeof createClient>, page: readonly Trip[]): Promise<void> {
  await client.query(
    `insert into recommendations.basket (order_number, household_id, store_id, day, items, quantities, weights)
     select number, household, 'store-1', day::date, items::text[], ones::int[], zeros::int[]
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
       as given (number, household, day, items, ones, zeros)`,
    [
      page.map(({ orderNumber }) => orderNumber),
      page.map(({ household }) => household),
      page.map(({ day }) => dayOf(day).toString()),
      page.map(({ items }) => listOf(items)),
      page.map(({ items }) => listOf(items.map(() => 1))),
      page.map(({ items }) => listOf(items.map(() => 0))),
    ],
  );
}

interface Run {
  baskets: number;
  kept: number;
  seconds: number;
  peakBytes: number;
}

/** Counts in a process of its own, and kills it once it has counted so many. */
function count(connection: Connection, all: number, before: number, killAt: number | null): Promise<Run> {
  const began = performance.now();
  const child = fork(join(import.meta.dirname, 'count.ts'), [JSON.stringify(connection)], {
    execArgv: ['--max-old-space-size=768'],
  });
  let last: CountingSays = { baskets: 0, peakBytes: 0 };
  let isKilled = false;
  child.on('message', (said: CountingSays) => {
    last = said;
    progress('Counting', (before + said.baskets) / all);
    if (killAt === null || isKilled || said.baskets < killAt) return;
    isKilled = true;
    child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      const seconds = (performance.now() - began) / 1000;
      if (code === 0 || isKilled)
        resolve({ baskets: before + last.baskets, kept: last.baskets, seconds, peakBytes: last.peakBytes });
      else reject(new Error(`counting ended with ${code}`));
    });
  });
}

function progress(what: string, share: number): void {
  const done = Math.min(1, share);
  const bar = '█'.repeat(Math.round(done * 30)).padEnd(30, '·');
  process.stderr.write(`\r${what} ${bar} ${Math.round(done * 100)}%${done === 1 ? '\n' : ''}`);
}
