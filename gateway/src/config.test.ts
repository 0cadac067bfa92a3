import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('with nothing set, everything has a default that works on one machine', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 4000,
    upstreams: {
      identity: 'http://127.0.0.1:4001/identity',
      profile: 'http://127.0.0.1:4001/profile',
      content: 'http://127.0.0.1:4001/content',
      games: 'http://127.0.0.1:4001/games',
      offers: 'http://127.0.0.1:4001/offers',
    },
    upstreamTimeoutMs: 3000,
    sandbox: true,
    publicScheme: 'http',
    logLevel: 'info',
    dcAddresses: true,
    development: false,
  });
});

test('a retailer points the gateway at services of their own', () => {
  const { upstreams } = readConfig({ SERVICES_PORT: '4103', GAMES_URL: 'https://games.example/api/v2/' });
  expect(upstreams.games).toBe('https://games.example/api/v2');
  expect(upstreams.offers).toBe('http://127.0.0.1:4103/offers');
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  [{ SANDBOX: 'yes' }, 'SANDBOX must be one of on, off, not "yes".'],
  [{ GAMES_URL: 'games:4001' }, 'GAMES_URL must be a URL that begins with http:// or https://.'],
  [{ UPSTREAM_TIMEOUT_MS: '0' }, 'UPSTREAM_TIMEOUT_MS must be a whole number from 1 to 120000, not "0".'],
])('a wrong setting is one clear sentence: %o', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
