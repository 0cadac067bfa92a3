import { parse } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { callsUntilSilent } from '../upstream/silence.ts';
import { type Answer, type Front, openFront } from '../testing/front.ts';
import { aStore } from '../testing/rows.ts';

let front: Front;
afterEach(async () => {
  vi.useRealTimers();
  await front.close();
});

/** Needs the service of offers for a part of its answer. */
const withOffers = () => front.query('{ me { playAndEarn { programs { code } bonusPaths { id } } } }');
const withoutOffers = () => front.query('{ viewer { firstName } me { playAndEarn { programs { code } } } }');
const countOf = (route: string) => front.routes().filter((each) => each === route).length;

const expectServed = (answers: readonly Answer[]) => {
  for (const { status, errors, data } of answers) {
    expect({ status, errors }).toEqual({ status: 200, errors: [] });
    expect(data).toHaveProperty('me.playAndEarn.programs.length', 8);
  }
};

test.each([
  ['never answers', () => new Promise(() => undefined)],
  ['breaks every connection', (request: { raw: { destroy(): void } }) => request.raw.destroy()],
])('while one service %s, what needs it fails at once, and everything else is served', async (_, broken) => {
  let isBroken = true;
  const challenges = (request: { raw: { destroy(): void } }) => (isBroken ? broken(request) : { challenges: [] });
  front = await openFront({
    handlers: { 'GET /offers/challenges': challenges, 'GET /offers/': challenges },
    config: { upstreamTimeoutMs: 3000, contractChecks: 'off' },
    places: callsUntilSilent + 3,
  });

  // These hold most places; the rest of the shop is served meanwhile.
  const first = Array.from({ length: callsUntilSilent }, withOffers);
  expectServed(await Promise.all(Array.from({ length: 8 }, withoutOffers)));
  await expect.poll(() => front.log()).toContain('"SILENT"');

  const askedBefore = countOf('GET /offers/challenges');
  for (let round = 0; round < 4; round += 1) {
    const [those, others] = await Promise.all(
      [withOffers, withoutOffers].map((ask) => Promise.all(Array.from({ length: 6 }, ask))),
    );
    expectServed(others!);
    for (const { status, errors, data } of those!) {
      expect(status).toBe(200);
      expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['UPSTREAM_UNAVAILABLE']);
      expect(data).toHaveProperty('me.playAndEarn.programs.length', 8);
    }
  }
  expect(countOf('GET /offers/challenges')).toBe(askedBefore);
  await Promise.all(first);

  isBroken = false;
  await expect.poll(async () => (await withOffers()).errors).toEqual([]);
});

test('a service that takes long, and is never silent, has its share of places; the rest is for what needs others', async () => {
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>();
  front = await openFront({
    handlers: { 'GET /offers/challenges': () => goesOn.then(() => ({ challenges: [] })) },
    config: { upstreamTimeoutMs: 5000, contractChecks: 'off' },
    places: 6,
  });
  let answered = 0;
  const slow = Array.from({ length: 6 }, () => withOffers().finally(() => (answered += 1)));
  await expect.poll(() => countOf('GET /offers/challenges')).toBe(4);
  expectServed(await Promise.all(Array.from({ length: 6 }, withoutOffers)));
  await expect.poll(() => answered).toBe(2);
  expect(front.log()).toContain('"CROWDED"');
  goOn();
  const codes = (await Promise.all(slow)).map(({ errors }) => errors[0]?.extensions['code'] ?? 'SERVED');
  expect(codes.filter((code) => code === 'SERVED')).toHaveLength(4);
  expect(codes.filter((code) => code === 'UPSTREAM_UNAVAILABLE')).toHaveLength(2);
});

test('while services are away, a store is served as it last was, with its age; what is personal is not', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  let isAway = false;
  front = await openFront({
    handlers: { 'GET /stores/2910': () => aStore() },
    instead: (request, reply) => (isAway && !request.url.startsWith('/identity/') ? reply.code(503).send('') : null),
  });
  const ask = () => front.query('{ store(id: "2910") { id } me { playAndEarn { programs { code } } } }');
  const before = await ask();
  expect(before.data).toMatchObject({ store: { id: '2910' } });
  expect(before.data).toHaveProperty('me.playAndEarn.programs.length', 8);
  expect(before.headers.get('age')).toBeNull();

  isAway = true;
  // Longer than the answer is in any cache.
  vi.advanceTimersByTime(700_000);
  await expect.poll(async () => Number((await ask()).headers.get('age'))).toBeGreaterThanOrEqual(700);
  const { data, errors } = await ask();
  expect(data).toMatchObject({ store: { id: '2910' } });
  expect(data).not.toHaveProperty('me.playAndEarn.programs.length');
  expect(errors.map(({ path }) => path?.[0])).toEqual(['me']);
  const page = { host: 'safeway.localhost', cookie: '', path: '/', correlationId: 'a-page-of-a-guest' };
  const visit = front.gateway.openVisit(page);
  expect(visit.staleSeconds()).toBe(0);
  await visit.execute({ document: parse('{ store(id: "2910") { id } }') });
  expect(visit.staleSeconds()).toBeGreaterThanOrEqual(700);

  vi.advanceTimersByTime(24 * 60 * 60_000);
  await expect.poll(async () => (await ask()).data?.['store']).toBeNull();
});

const askForLogos = () => front.query('{ logos { forU { __typename } } }', { cookie: '' });

test('what is wrong in shape is kept for nobody: once its service answers right, everybody is served', async () => {
  let isWrong = true;
  front = await openFront({
    instead: (request) => (isWrong && request.url.startsWith('/content/') ? { unexpected: true } : null),
    config: { contractChecks: 'sampled' },
  });
  expect((await askForLogos()).errors.map(({ extensions }) => extensions['code'])).toEqual(['UPSTREAM_ERROR']);
  isWrong = false;
  expect((await askForLogos()).errors).toEqual([]);
});

test('visits that share one read of a service that hangs from the start are told together, long before its deadline', async () => {
  front = await openFront({
    instead: (request) => (request.url.startsWith('/content/') ? new Promise(() => undefined) : null),
    config: { upstreamTimeoutMs: 1500 },
    places: 24,
  });
  const waiting = Array.from({ length: callsUntilSilent }, askForLogos);
  await expect.poll(() => front.log()).toContain('"SILENT"');
  for (const { errors } of await Promise.all(waiting))
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['UPSTREAM_TIMEOUT']);
  expect((await askForLogos()).errors.map(({ extensions }) => extensions['code'])).toEqual(['UPSTREAM_UNAVAILABLE']);
  expect(countOf('GET /content/logos.json')).toBe(1);
});
