import { Agent, get } from 'node:http';
import { catalog } from '../../../services/src/catalog/index.ts';
import { bigStoreIds, fillBigCatalog } from '../../../services/src/catalog/testing/big-catalog.ts';
import { oneMoreCent } from '../../../services/src/catalog/testing/import-state.ts';
import { createWorld } from '../../../services/src/testing/world.ts';
import { startPlain } from '../cpu.ts';
import { withDatabase } from '../database.ts';
import { writeTable } from '../table.ts';
import { searchedWords } from './searched-words.ts';

const products = 50_000;
const warmUps = 10;

/** What is asked for, each a list of paths below `/catalog` without store and channel. */
const kinds: readonly { name: string; paths: readonly string[] }[] = [
  {
    name: 'Search, words',
    paths: searchedWords.map((words) => `search?q=${encodeURIComponent(words)}`),
  },
  { name: 'Search, a word begun', paths: ['choc', 'strawb', 'yog', 'pretz'].map((words) => `search?q=${words}`) },
  { name: 'Search, a word misspelled', paths: ['mlik', 'yogart', 'chese'].map((words) => `search?q=${words}`) },
  {
    name: 'Search, words and four filters',
    paths: ['milk', 'cheese', 'bread'].map(
      (words) => `search?q=${words}&filters=DIET:ORGANIC,DIET:VEGAN,DEALS:ON_SALE,PRICE:300-599`,
    ),
  },
  {
    name: 'A department',
    paths: ['dairy-eggs-cheese', 'beverages', 'deli', 'pet-care'].map((id) => `search?departmentId=${id}`),
  },
  { name: 'Everything on sale', paths: ['search?filters=DEALS:ON_SALE'] },
  {
    name: 'Suggestions',
    paths: ['m', 'mi', 'mil', 'milk', 'ch', 'chee', 'chedd', 'straw', 'whole m', 'organic yog', 'pap', 'ora'].map(
      (typed) => `suggestions?q=${encodeURIComponent(typed)}`,
    ),
  },
  { name: 'Substitutes', paths: ['100000001', '100000400', '100012000'].map((bpn) => `substitutes?bpn=${bpn}`) },
  { name: 'Collections', paths: ['collections?'] },
];

/**
 * Milliseconds from asking the services for products to the last byte, one request at a time, with 50,000 products in
 * six stores; beside them a plain Fastify handler that answers 6 KB of JSON, asked in turn with them. Each is asked twice:
 * right after one of the store's prices has changed, so that nothing is known from before, and again.
 */
export async function benchCatalog(rounds: number): Promise<void> {
  const plain = await startPlain();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    await withDatabase(() => measureAll({ plain: plain.asked.url, agent, rounds }));
  } finally {
    agent.destroy();
    await plain.stop();
  }
}

async function measureAll(asking: { plain: string; agent: Agent; rounds: number }): Promise<void> {
  const world = await createWorld({ services: [catalog], fill: (context) => fillBigCatalog(context, products) });
  try {
    const at = await world.app.listen({ host: '127.0.0.1', port: 0 });
    const rows = [];
    const change = (storeId: string) => oneMoreCent(world.db, storeId);
    for (const kind of kinds) rows.push(await measure(kind, { at, change, ...asking }));
    await writeTable('catalog', [
      ['Request', 'Median ms', 'p99 ms', 'Plain handlers', 'Again, median ms', 'Again, p99 ms'],
      ...rows,
    ]);
  } finally {
    await world.close();
  }
}

async function measure(
  { name, paths }: (typeof kinds)[number],
  {
    at,
    plain,
    agent,
    rounds,
    change,
  }: { at: string; plain: string; agent: Agent; rounds: number; change: (storeId: string) => Promise<unknown> },
): Promise<string[]> {
  const [asked, again, plainly]: [number[], number[], number[]] = [[], [], []];
  for (let round = -warmUps; round < rounds; round++)
    for (const [index, path] of paths.entries()) {
      const storeId = bigStoreIds[(round + warmUps + index) % bigStoreIds.length] ?? '';
      const url = `${at}/catalog/${path}&storeId=${storeId}&channel=PICKUP`;
      await change(storeId);
      const took = await timed(agent, url);
      const tookAgain = await timed(agent, url);
      const plainTook = await timed(agent, plain);
      if (round < 0) continue;
      asked.push(took);
      again.push(tookAgain);
      plainly.push(plainTook);
    }
  const median = quantile(asked, 0.5);
  return [
    name,
    median.toFixed(1),
    quantile(asked, 0.99).toFixed(1),
    (median / quantile(plainly, 0.5)).toFixed(0),
    quantile(again, 0.5).toFixed(1),
    quantile(again, 0.99).toFixed(1),
  ];
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

function timed(agent: Agent, url: string): Promise<number> {
  const began = performance.now();
  return new Promise((done, failed) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200
          ? done(performance.now() - began)
          : failed(new Error(`${url} answered ${answer.statusCode}.`)),
      );
    }).on('error', failed);
  });
}
