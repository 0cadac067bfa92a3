import { beforeAll, expect, test, vi } from 'vitest';
import { type UpstreamName, upstreamNames } from '../compose.ts';
import { callsUntilSilent } from '../upstream/silence.ts';
import { type Front, openFront, signedIn } from '../testing/front.ts';
import { aStore } from '../testing/rows.ts';

const documents = ['help', 'contact', 'privacy', 'terms', 'accessibility'] as const;

/** Services that shoppers need; that of operators is asked by the console alone. */
type ShoppersService = Exclude<UpstreamName, 'operators'>;
const services = upstreamNames.filter((name): name is ShoppersService => name !== 'operators');

/** Operations that need one service, each time for something else, so that no cache answers. */
const needing: Readonly<Record<ShoppersService, (count: number) => string>> = {
  identity: () => '{ me { id } }',
  profile: (count) => `{ zipPlace(zipCode: "98${100 + count}") { city } }`,
  content: (count) => `{ document(name: "${documents[count % documents.length]}") { title } }`,
  games: () => '{ me { playAndEarn { programs { code } } } }',
  offers: () => '{ boxTops { isAccepted } }',
  stores: (count) => `{ store(id: "${3000 + count}") { id } }`,
  catalog: (count) => `{ product(id: "${970_000_000 + count}") { id } }`,
  cart: () => '{ carts { itemCount } }',
  orders: (count) => `{ order(number: "${4_471_000 + count}") { id } }`,
  subscriptions: () => '{ scheduleAndSave { promoText } }',
  recommendations: () => '{ usuals { dueNow { reasonText } } }',
  live: () => 'subscription { cartsChanged { id } }',
};
/** Needs identity, games, and content. */
const member = { query: '{ viewer { firstName } me { playAndEarn { programs { code } } } }', cookie: signedIn };
/** Needs profile. */
const guest = { query: '{ zipPlace(zipCode: "98122") { city } }', cookie: '' };

const handlers = {
  'GET /stores/default': () => aStore(),
  'GET /stores/2910': () => aStore(),
  'GET /stores/2300': () => aStore({ storeId: '2300' }),
  'GET /profile/zip-to-city': () => ({ geo: { address2: 'Seattle', region: 'WA' } }),
};

const never = new Promise(() => undefined);
type Fault = (request: { raw: { destroy(): void } }) => unknown;
const faults: readonly (readonly [says: string, fault: Fault, isSilent: boolean])[] = [
  ['hangs', () => never, true],
  ['is dead', (request) => (request.raw.destroy(), never), true],
  ['answers garbage', () => ({ unexpected: true }), false],
];
const cases = services.flatMap((service) =>
  faults.map(([says, fault, isSilent]) => ({ service, says, fault, isSilent })),
);

async function asText(front: Front, { query, cookie }: typeof guest): Promise<string> {
  const accept = query.startsWith('subscription') ? 'text/event-stream' : 'application/json';
  const headers = { 'content-type': 'application/json', accept, cookie };
  const answer = await fetch(`${front.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return answer.text();
}

// The first front of a process takes a while to start.
beforeAll(async () => {
  const front = await openFront({ handlers });
  for (const query of services.map((name) => needing[name](0))) await asText(front, { query, cookie: signedIn });
  await front.close();
});

test.concurrent.each(cases)(
  '$service $says: what needs it says so, and everything else is served',
  async ({ service, fault, isSilent }) => {
    const front = await openFront({
      handlers,
      instead: (request) => (/^\/(\w+)/.exec(request.url)?.[1] === service ? fault(request) : null),
      config: { upstreamTimeoutMs: 5000 },
    });
    let count = 0;
    const asksForIt = () => asText(front, { query: needing[service]((count += 1)), cookie: signedIn });
    const unrelated = ['identity', 'games', 'content'].includes(service) ? guest : member;
    const asksForOthers = () => asText(front, unrelated);
    const many = (times: number, ask: () => Promise<string>) => Promise.all(Array.from({ length: times }, ask));
    const callsOfIt = () => front.routes().filter((route) => route.includes(` /${service}/`)).length;
    try {
      const first = many(callsUntilSilent, asksForIt);
      for (const text of await many(8, asksForOthers)) expect(text).not.toContain('"errors"');
      // A dead service has calls sent again, and so is noticed by fewer of them.
      await first;
      await vi.waitUntil(() => front.log().includes('"SILENT"') === isSilent, { timeout: 20_000 });
      const before = callsOfIt();
      for (const text of await many(6, asksForIt)) {
        expect(text).toMatch(/"(UPSTREAM_UNAVAILABLE|UPSTREAM_ERROR|SIGN_IN_UNAVAILABLE)"/);
        expect(text).not.toContain('INTERNAL_SERVER_ERROR');
      }
      for (const text of await many(6, asksForOthers)) expect(text).not.toContain('"errors"');
      expect(front.log()).not.toContain('"ANSWERING"');
      const sent = callsOfIt() - before;
      expect(isSilent ? sent <= probes(front) : sent > 0).toBe(true);
    } finally {
      await front.close();
    }
  },
);

/** Calls by which a silent service itself is tried. */
const probes = (front: Front): number => front.routes().filter((route) => /^GET \/\w+\/$/.test(route)).length;
