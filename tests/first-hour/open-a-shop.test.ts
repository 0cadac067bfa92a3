import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answersFrom } from '../../scripts/new-shop/answers.ts';
import { filesOf } from '../../scripts/new-shop/files.ts';
import { optionsIn } from '../../scripts/new-shop/options.ts';
import { services } from '../../services/src/app.ts';
import { browserOf } from '../../services/src/identity/testing/fixture.ts';
import { commandsOf } from '../../services/src/ops/testing/ops-testing.ts';
import { createWorld, type World } from '../../services/src/testing/world.ts';
import { stepsOf, wordsOf } from './guide.ts';
import { pickupShopper } from './shopper.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-first-hour-'));
  world = await createWorld({ services, clock: '2026-08-05T14:00:00Z', config: { demoData: false, sponsor: null } });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

/** What a terminal knows while the guide is followed. */
const env: Record<string, string> = {};
const banners: { key: string; name: string; division: string }[] = [];
const said: string[] = [];

async function newShop(args: readonly string[]): Promise<void> {
  const { answers: given, isAsking } = optionsIn(args);
  if (isAsking) throw new Error('the guide asks, and nobody answers');
  const answers = await answersFrom(given, null);
  const today = world.clock.now().toZonedDateTimeISO('America/New_York').toPlainDate();
  const written = filesOf({ answers, today, operatorKey: 'a-key-of-the-test', folder: `shops/${answers.host}` });
  for (const [name, content] of Object.entries(written.folder)) {
    const path = join(folder, 'shops', answers.host, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  const { $extensions } = JSON.parse(written.banner) as { $extensions: { 'larder.banner': { name: string } } };
  banners.push({
    key: answers.host,
    name: $extensions['larder.banner'].name,
    division: answers.host.toUpperCase(),
  });
}

async function run(command: string): Promise<void> {
  const sourced = /^set -a; \. (\S+); set \+a$/.exec(command)?.[1];
  if (sourced !== undefined) {
    const lines = (await readFile(join(folder, sourced), 'utf8')).trim().split('\n');
    Object.assign(env, Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2))));
    return;
  }
  const [npm, verb, script, dashes, ...words] = wordsOf(command, env);
  expect([npm, verb, dashes]).toEqual(['npm', 'run', '--']);
  if (script === 'new-shop') return newShop(words);
  expect(script).toBe('ops');
  const args = words.map((word) => (word.startsWith('shops/') ? join(folder, word) : word));
  const outcome = await commandsOf(world, { env, banners })(...args);
  expect({ command, ...outcome }).toMatchObject({ code: 0 });
  said.push(outcome.said);
}

const storesFound = async () =>
  (await world.app.inject('/stores/search?place=31513&banner=greenleaf')).json<{ stores: unknown[] }>().stores;

/** Signs up with the code that the guide shows, and places an order; then its cut-off comes. */
async function shops(commands: readonly string[]): Promise<void> {
  const browser = browserOf(world);
  const site = { banner: 'greenleaf' };
  const asked = await browser.asksForCode({ ...site, handle: 'first@example.com' });
  for (const command of commands) await run(command);
  const code = /\b\d{6}\b/.exec(said.at(-1) ?? '')?.[0] ?? '';
  await browser.enters(asked.json<{ challengeId: string }>().challengeId, code, site);
  const joined = await browser.joins({ ...site, zipCode: '31513', storeId: 'greenleaf-1' });
  expect(joined.statusCode).toBe(200);
  const { token } = joined.json<{ token: string }>();
  const shopper = pickupShopper(world, { storeId: 'greenleaf-1', token });
  const [milk = ''] = await shopper.finds('whole milk');
  const [coffee = ''] = await shopper.finds('café molido');
  await shopper.adds(milk, 3);
  await shopper.adds(coffee, 3);
  const cutoff = await shopper.takesATime();
  env['ORDER'] = await shopper.places();
  world.clock.set(Temporal.Instant.from(cutoff));
}

test('from an empty database to an order that is picked, handed over, and paid back in part, as the guide says', async () => {
  const steps = stepsOf('open-a-shop.md');
  expect(steps.map(({ heading }) => heading)).toEqual([
    '1. Write the files',
    '2. Say who you are',
    '3. Import',
    '4. Check, and open',
    '5. Shop',
    '6. Pick it, and hand it over',
    '7. Pay a line back',
    'Next',
  ]);
  const found: number[] = [];
  for (const { heading, commands } of steps) {
    found.push((await storesFound()).length);
    if (heading.startsWith('5')) await shops(commands);
    else
      for (const command of commands) {
        await run(command);
        if (command.includes('orders show')) env['LINE'] = /^(\S+) {2}3 × /m.exec(said.at(-1) ?? '')?.[1] ?? '';
      }
  }
  // Nobody finds the store before it is open.
  expect(found).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  const all = said.join('\n');
  expect(all).not.toMatch(/lines rejected: [1-9]/);
  expect(all).toContain('greenleaf-1  Green Leaf, 1010 S Main St, Baxley, GA: not open, lacks nothing');
  expect(all).toContain('Opened: 1 store.');
  expect(all).toContain(`${env['ORDER']} is final.`);
  expect(all).toMatch(/: \$\d+\.\d\d goes back\./);
  expect(said.at(-1)).toContain('stores open');
});

test('importing a second time changes nothing but the stock that was sold since', async () => {
  const importing = stepsOf('open-a-shop.md').find(({ heading }) => heading === '3. Import')?.commands ?? [];
  expect(importing).toHaveLength(5);
  for (const command of importing) {
    await run(command);
    const changed = command.includes('stock.csv') ? 2 : 0;
    expect(said.at(-1)).toContain(`New: 0; changed: ${changed}; `);
  }
});
