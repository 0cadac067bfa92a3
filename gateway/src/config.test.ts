import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environmentNames, readConfig } from './config.ts';

test('with nothing set, everything has a default that works on one machine', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 4000,
    allowedHosts: ['localhost', '*.localhost', '127.0.0.1', '[::1]'],
    trustedProxies: ['loopback'],
    upstreams: {
      identity: 'http://127.0.0.1:4001/identity',
      profile: 'http://127.0.0.1:4001/profile',
      stores: 'http://127.0.0.1:4001/stores',
      content: 'http://127.0.0.1:4001/content',
      games: 'http://127.0.0.1:4001/games',
      offers: 'http://127.0.0.1:4001/offers',
      catalog: 'http://127.0.0.1:4001/catalog',
      cart: 'http://127.0.0.1:4001/cart',
      orders: 'http://127.0.0.1:4001/orders',
      live: 'http://127.0.0.1:4001/live',
      subscriptions: 'http://127.0.0.1:4001/subscriptions',
      recommendations: 'http://127.0.0.1:4001/recommendations',
      operators: 'http://127.0.0.1:4001/operators',
    },
    upstreamPaths: {},
    upstreamMode: 'live',
    recordings: '.recordings',
    apiKey: null,
    subscriptionKey: null,
    contractChecks: 'sampled',
    upstreamTimeoutMs: 3000,
    sandbox: true,
    publicScheme: 'http',
    ratesPerMinute: { query: 600, mutation: 120, signIn: 30, page: 120 },
    concurrency: 24,
    liveConnections: 5000,
    maxEventLoopDelayMs: 1000,
    drainMs: 0,
    cookieSecret: null,
    dataDir: '.data',
    redisUrl: null,
    logLevel: 'info',
    mediaUrl: null,
    dcAddresses: true,
    guestCart: true,
    development: false,
  });
});

test('G-2 a retailer says under which hosts the site is, and which proxies are theirs', () => {
  const { allowedHosts, trustedProxies } = readConfig({
    HOST: 'shop.internal',
    ALLOWED_HOSTS: 'www.vons.com, *.haggen.com',
    TRUSTED_PROXIES: '10.0.0.0/8,loopback',
  });
  expect(allowedHosts).toEqual(
    expect.arrayContaining(['shop.internal', 'www.vons.com', '*.haggen.com', '*.localhost']),
  );
  expect(trustedProxies).toEqual(['10.0.0.0/8', 'loopback']);
});

test('a retailer points the gateway at services of their own', () => {
  const { upstreams } = readConfig({ SERVICES_PORT: '4103', GAMES_URL: 'https://games.example/api/v2/' });
  expect(upstreams.games).toBe('https://games.example/api/v2');
  expect(upstreams.offers).toBe('http://127.0.0.1:4103/offers');
  expect(readConfig({ MEDIA_URL: 'https://media.example/larder/' }).mediaUrl).toBe('https://media.example/larder');
  expect(() => readConfig({ MEDIA_URL: 'media.example' })).toThrow('MEDIA_URL must be a URL');
});

test.each(environmentNames)('G-97, S-168 %s differs from the others by its path prefix and its keys alone', (name) => {
  const keys = Object.fromEntries(
    environmentNames.flatMap((each) =>
      ['API', 'SUBSCRIPTION'].map((kind) => [`${each.toUpperCase()}_${kind}_KEY`, `${kind} key of ${each}`]),
    ),
  );
  const of = (given: string) => readConfig({ API_URL: 'https://api.example/', ENVIRONMENT: given, ...keys });
  const { apiKey, subscriptionKey, upstreams, ...rest } = of(name);
  expect([apiKey, subscriptionKey]).toEqual([`API key of ${name}`, `SUBSCRIPTION key of ${name}`]);
  expect(upstreams.games).toBe(name === 'prod' ? 'https://api.example/games' : `https://api.example/${name}/games`);
  const { apiKey: _, subscriptionKey: __, upstreams: ___, ...others } = of('qa1');
  expect(rest).toEqual(others);
});

test('G-97 the prefix of an environment is configuration, and a service of its own stays its own', () => {
  const { upstreams, apiKey } = readConfig({
    ENVIRONMENT: 'stage',
    STAGE_PATH_PREFIX: '/abs/stage/',
    OFFERS_URL: 'https://offers.example',
    QA1_API_KEY: 'of another',
  });
  expect(upstreams.games).toBe('http://127.0.0.1:4001/abs/stage/games');
  expect(upstreams.offers).toBe('https://offers.example');
  expect(apiKey).toBeNull();
});

test.each([
  [{ ENVIRONMENT: 'qa4' }, 'ENVIRONMENT must be one of qa1, qa2, qa3, stage, prod, not "qa4".'],
  [{ ENVIRONMENT: 'qa1', QA1_PATH_PREFIX: 'qa1' }, 'QA1_PATH_PREFIX must be a path like /qa1, not "qa1".'],
  [{ API_URL: 'api.example' }, 'API_URL must be a URL that begins with http:// or https://.'],
  [{ GATEWAY_UPSTREAMS: 'replay' }, 'GATEWAY_UPSTREAMS must be one of live, record, playback, not "replay".'],
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  [{ REDIS_URL: 'http://redis' }, 'REDIS_URL must be a URL that begins with redis:// or rediss://.'],
  [{ MUTATION_LIMIT: '-1' }, 'MUTATION_LIMIT must be a whole number from 0 to 1000000, not "-1".'],
  [{ SANDBOX: 'yes' }, 'SANDBOX must be one of on, off, not "yes".'],
  [{ GAMES_URL: 'games:4001' }, 'GAMES_URL must be a URL that begins with http:// or https://.'],
  [{ UPSTREAM_TIMEOUT_MS: '3s' }, 'UPSTREAM_TIMEOUT_MS must be a whole number from 1 to 120000, not "3s".'],
  [{ UPSTREAM_TIMEOUT_MS: '1e3' }, 'UPSTREAM_TIMEOUT_MS must be a whole number from 1 to 120000, not "1e3".'],
  [{ GAMES_URL: 'http://games.example?a=1' }, 'GAMES_URL must be a URL without a user, a query, and a fragment.'],
  [{ API_URL: 'http://me:secret@api.example' }, 'API_URL must be a URL without a user, a query, and a fragment.'],
  [{ ENVIRONMENT: 'qa1', QA1_API_KEY: 'a\nb' }, 'QA1_API_KEY must consist of characters that a header can hold.'],
  [{ COOKIE_SECRET: 'too short' }, 'COOKIE_SECRET must have at least 32 characters.'],
  [{ ALLOWED_HOSTS: 'vons.com, https://x' }, 'ALLOWED_HOSTS can\'t have "https://x" among its entries.'],
  [{ TRUSTED_PROXIES: 'everyone' }, 'TRUSTED_PROXIES can\'t have "everyone" among its entries.'],
  [{ UPSTREAM_TIMEOUT_MS: '0' }, 'UPSTREAM_TIMEOUT_MS must be a whole number from 1 to 120000, not "0".'],
])('a wrong setting is one clear sentence: %o', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('S-212 a retailer’s own paths come from a file, for the environment that is used; one that can’t be used is one sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-paths-'));
  const file = join(folder, 'paths.json');
  try {
    writeFileSync(file, JSON.stringify({ qa2: { manageOrder: '/v4/manageOrderItem' }, prod: {} }));
    const of = (ENVIRONMENT: string) => readConfig({ UPSTREAM_PATHS: file, ENVIRONMENT }).upstreamPaths;
    expect([of('qa2'), of('prod')]).toEqual([{ manageOrder: '/v4/manageOrderItem' }, {}]);
    writeFileSync(file, '{"manageOrder":7}');
    expect(() => of('qa2')).toThrow(
      `${file}, the file of UPSTREAM_PATHS, has to give manageOrder a path such as /orders/manageOrderItem.`,
    );
    const none = join(folder, 'none.json');
    expect(() => readConfig({ UPSTREAM_PATHS: none })).toThrow(
      `UPSTREAM_PATHS has to be a file, and ${none} can't be read.`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
