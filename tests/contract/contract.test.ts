import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followingClock } from '../../gateway/src/shared/clock.ts';
import { forEachUpstream, sourcesOf, type Upstreams } from '../../gateway/src/compose.ts';
import { areas } from '../../gateway/src/generated/descriptors.ts';
import type { Sources } from '../../gateway/src/generated/areas.ts';
import type { UserInfo } from '../../gateway/src/generated/rest.ts';
import { openContext, type Environment } from '../../gateway/src/server/visit.ts';
import { createUpstream } from '../../gateway/src/upstream/upstream.ts';
import { UpstreamError } from '../../gateway/src/upstream/upstream-error.ts';
import { testSeal } from '../../gateway/src/testing/seal.ts';
import { contentSource } from '../../gateway/src/areas/content/source.ts';
import { services } from '../../services/src/app.ts';
import { breachesOf } from '../../services/src/testing/contract.ts';
import { demoCatalog } from '../../services/src/testing/bases.ts';
import { createWorld, type World } from '../../services/src/testing/world.ts';
import { calls, rowsOfCalls } from './calls.ts';
import { openWire } from './wire.ts';

/** Answers that are kept for all visitors, and so asked for in nobody's name. */
const isForAll: ReadonlySet<string> = new Set(['offers.publicGallery', 'offers.upcomingAd']);
/** What public services are asked in a visitor's own name. */
const isOwn: ReadonlySet<string> = new Set(['catalog.stockAsk', 'catalog.askToStock', 'catalog.countChoice']);

let world: World;
let wire: Awaited<ReturnType<typeof openWire>>;
let upstreams: Upstreams;
let environment: Environment;

beforeAll(async () => {
  world = await createWorld({
    services,
    base: demoCatalog,
  });
  wire = await openWire(await world.app.listen({ port: 0, host: '127.0.0.1' }));
  const clock = followingClock();
  upstreams = forEachUpstream(({ name }) =>
    createUpstream({ name, url: `${wire.url}/${name}`, timeoutMs: 10_000, apiKey: 'key-of-qa1', clock }),
  );
  const open = sourcesOf(upstreams);
  const content = contentSource({
    upstream: upstreams.content,
    uuid: () => crypto.randomUUID(),
    ttlSeconds: 0,
    staleSeconds: 0,
  })(() => undefined);
  environment = {
    upstreams,
    openSources: (visit) => Object.defineProperty(open(visit), 'content', { value: content }),
    clock,
    secureCookies: false,
    seal: testSeal,
    originOf: (host) => `http://${host}`,
    withDc: true,
    mediaUrl: null,
    hasGuestCart: true,
    log: world.app.log,
  };
});
afterAll(async () => {
  await Promise.all(Object.values(upstreams).map((upstream) => upstream.close()));
  wire.close();
  await world.close();
});

/** A visit with a session of Maya's. */
async function visit(): Promise<{ sources: Sources; shopper: UserInfo }> {
  const open = (cookie: string) =>
    openContext(environment, {
      host: 'safeway.localhost',
      cookie,
      pagePath: '',
      correlationId: 'contract-visit',
      language: 'en',
    });
  const guest = open('');
  await guest.sources.identity.demoSignIn('maya');
  const cookie = guest.jar
    .setCookies()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const { sources, session } = open(cookie);
  const shopper = await session.shopper();
  if (!shopper) throw new Error('Maya is not signed in.');
  return { sources, shopper: { ...shopper, token: '' } };
}

/** What a call of a source should carry and does not, and what it carries and should not (G-76). */
function lacking(call: string, source: keyof Sources, headers: IncomingHttpHeaders, storeId: string): string[] {
  // What is public is shared by all shoppers, and identity knows them by their cookies.
  const isPublic = source === 'content' || source === 'stores' || source === 'catalog';
  const isShared = (isPublic && !isOwn.has(call)) || isForAll.has(call);
  const hasBearer = !isShared && source !== 'identity';
  const wanted: Record<string, RegExp | null> = {
    accept: source === 'live' ? /^text\/event-stream$/ : /^application\/json$/,
    'x-correlation-id': /^[\w-]{8,}$/,
    'x-client-name': /^webui$/,
    'x-api-key': /^key-of-qa1$/,
    'x-banner': isShared ? null : /^safeway$/,
    authorization: hasBearer ? /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/ : null,
    ...(hasBearer ? { 'x-store-id': new RegExp(`^${storeId}$`) } : {}),
  };
  return Object.entries(wanted)
    .filter(([name, pattern]) => (pattern ? !pattern.test(String(headers[name])) : headers[name] !== undefined))
    .map(([name]) => `${name}: ${String(headers[name])}`);
}

const table = Object.entries(calls).flatMap(([source, ofSource]) =>
  Object.entries(ofSource).map(([call, use]) => ({
    name: `${source}.${call}`,
    rows: rowsOfCalls[`${source}.${call}`] ?? '',
    source: source as keyof Sources,
    use: use as (source: unknown, shopper: UserInfo) => Promise<unknown>,
  })),
);

test('every call of every source is held against the contract here', async () => {
  const { sources } = await visit();
  const all = areas.flatMap(({ name, source }) =>
    source ? Object.keys(sources[name as keyof Sources]).map((call) => `${name}.${call}`) : [],
  );
  expect(table.map(({ name }) => name).toSorted()).toEqual(all.toSorted());
  expect(Object.keys(rowsOfCalls).filter((name) => !all.includes(name))).toEqual([]);
});

test.each(table)(
  'G-76 G-97 N-76 $rows $name carries the headers, and its answer keeps to the contract',
  async ({ name, source, use }) => {
    const { sources, shopper } = await visit();
    const before = wire.exchanges.length;
    await use(sources[source], shopper).catch((error: unknown) => {
      if (!(error instanceof UpstreamError) || error.status >= 500) throw error;
    });
    const passed = wire.exchanges.slice(before);
    expect(passed.length).toBeGreaterThan(0);
    expect(passed.flatMap(({ headers }) => lacking(name, source, headers, shopper.storeId))).toEqual([]);
    expect(passed.flatMap(breachesOf)).toEqual([]);
  },
);

test('an answer that breaks the contract is noticed', () => {
  const zip = { method: 'GET', path: '/profile/zip-to-city' };
  expect(breachesOf({ ...zip, status: 200, body: { geo: { address2: 'Seattle', region: 'WA' } } })).toEqual([]);
  expect(breachesOf({ ...zip, status: 200, body: { geo: { address2: 'Seattle' } } })).toHaveLength(1);
  expect(breachesOf({ ...zip, status: 418, body: {} })).toEqual(['GET /profile/zip-to-city may not answer 418']);
  expect(breachesOf({ ...zip, path: '/profile/nothing', status: 200, body: {} })).toHaveLength(1);
});
