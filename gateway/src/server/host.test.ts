import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { isHost, registerHostCheck } from './host.ts';

test.each([
  'haggen.localhost:4000',
  'www.vons.com',
  'www.vons.com.',
  'localhost',
  '127.0.0.1:80',
  '[::1]:4000',
  'my_service:4000',
  '',
])('G-2 %s may be the host of a site', (host) => {
  expect(isHost(host)).toBe(true);
});

test.each([
  'haggen.localhost:99999',
  'haggen..localhost',
  'haggen localhost',
  'vons.com/path',
  'user@vons.com',
  'vons.com?x',
  '[::::]',
  '1.2.3.4.5',
  'a%00b',
  'vons.com, haggen.com',
  `${'a.'.repeat(200)}com`,
  '\u00e9.com',
])('G-2 %s is no host, and no banner is read from it', (host) => {
  expect(isHost(host)).toBe(false);
});

test('a malformed host is refused at once, in the words of who asked', async () => {
  const app = Fastify({ trustProxy: true });
  registerHostCheck(app);
  app.all('/*', () => 'reached');
  const ask = (url: string, headers: Record<string, string>) => app.inject({ url, headers });
  for (const headers of [{ host: 'a b' }, { host: 'vons.com', 'x-forwarded-host': 'vons.com/../' }]) {
    const page = await ask('/games/game-grid', headers);
    expect([page.statusCode, page.body]).toEqual([400, 'The host name of the request is malformed.']);
    const graphql = await ask('/graphql', headers);
    expect([graphql.statusCode, graphql.json()]).toMatchObject([400, { errors: [{ extensions: { status: 400 } }] }]);
  }
  expect((await ask('/games/game-grid', { host: 'vons.com' })).body).toBe('reached');
  await app.close();
});
