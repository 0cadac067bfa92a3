import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { World } from '../../testing/world.ts';
import type { ProductView } from './catalog-world.ts';

/** The files of judged queries, each with the language of its page, which its name begins with. */
export const judgedSets = [
  'en',
  'en-month',
  'en-week',
  'en-elsewhere',
  'en-everyday',
  'en-family',
  'en-neighbors',
  'en-quarter',
  'es',
  'es-month',
  'es-week',
  'es-regions',
  'es-everyday',
  'es-family',
  'es-neighbors',
  'es-quarter',
] as const;
export type JudgedSet = (typeof judgedSets)[number];

interface Judged {
  query: string;
  /** Judged by name and shelf, not by the types that the search goes by. */
  isMeant: (product: Named) => boolean;
}
type Named = Pick<ProductView, 'shelfId'> & { name: string };

/** How well a search finds what is meant, from 0 to 1. */
export interface Relevance {
  /** Queries that mean something the store has. */
  queries: number;
  /** How many have what is meant in the first place. */
  first: number;
  /** Of the first four, or of as many as the store has, how many are meant: what isn't shown counts as missed. */
  firstFour: number;
  /** The mean of 1 divided by the place of the first that is meant. */
  reciprocalRank: number;
  /** What wasn't found first, in a sentence each. */
  misses: readonly string[];
  /** The queries whose first four are not all that could be meant, each with the names of these four; what isn't meant is in brackets. */
  gaps: readonly { query: string; found: readonly string[] }[];
}

/** Asks a store each judged query of a set, in the language of its page. */
export async function relevanceAt(world: World, storeId: string, set: JudgedSet): Promise<Relevance> {
  const language = set.slice(0, 2);
  const ask = async (query: Record<string, string>): Promise<{ items: Named[]; nextPageToken: string | null }> =>
    (await world.app.inject(`/catalog/search?${new URLSearchParams({ storeId, ...query }).toString()}`)).json();
  const carried: Named[] = [];
  for (let token: string | null = ''; token !== null;) {
    const page = await ask({ pageSize: '100', sort: 'a-z', ...(token === '' ? {} : { pageToken: token }) });
    carried.push(...page.items);
    token = page.nextPageToken;
  }
  const all = judgedQueries(set).filter(({ isMeant }) => carried.some(isMeant));
  const gaps: { query: string; found: string[] }[] = [];
  const sum = { first: 0, firstFour: 0, reciprocalRank: 0 };
  const misses: string[] = [];
  for (const { query, isMeant } of all) {
    const { items } = await ask({ q: query, language, pageSize: '24' });
    const hits = items.map(isMeant);
    const place = hits.indexOf(true);
    sum.first += Number(place === 0);
    sum.reciprocalRank += place < 0 ? 0 : 1 / (place + 1);
    const meant = hits.slice(0, 4).filter(Boolean).length;
    const most = Math.min(4, carried.filter(isMeant).length);
    sum.firstFour += meant / most;
    if (meant < most || place !== 0)
      gaps.push({ query, found: items.slice(0, 4).map(({ name }, at) => (hits[at] ? name : `[${name}]`)) });
    if (place !== 0) misses.push(`${query} finds ${items[0]?.name ?? 'nothing'}`);
  }
  const share = (of: number) => of / all.length;
  return {
    queries: all.length,
    first: share(sum.first),
    firstFour: share(sum.firstFour),
    reciprocalRank: share(sum.reciprocalRank),
    misses,
    gaps,
  };
}

/** A file has a line for each query: the shelves where what is meant stands, and a pattern of its name, which has no quotes. */
function judgedQueries(set: JudgedSet): Judged[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'judged', `${set}.csv`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [query = '', shelves = '', pattern = ''] = line.split(',').map((field) => field.replaceAll('"', ''));
    const name = new RegExp(pattern, 'i');
    const places = shelves.split(' ');
    return {
      query,
      isMeant: (product) =>
        name.test(product.name) &&
        places.some((place) => product.shelfId === place || product.shelfId.startsWith(`${place}.`)),
    };
  });
}
