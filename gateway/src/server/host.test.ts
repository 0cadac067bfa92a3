import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { allowedHosts, ownHosts } from '../shared/hosts.ts';
import { registerHostCheck } from './host.ts';

const open = () => {
  const app = Fastify({ trustProxy: ['loopback'] });
  registerHostCheck(app, allowedHosts([...ownHosts, '*.haggen.com']));
  app.all('/*', ({ host, protocol }) => `${protocol}://${host}`);
  return app;
};
const malformed = 'The host name of the request is malformed.';
const foreign = 'This site is not served under the host name that a proxy gave.';

test.each([
  [{ host: 'a b' }, malformed],
  [{ host: 'vons.com', 'x-forwarded-host': 'vons.com/../' }, malformed],
  [{ host: 'localhost', 'x-forwarded-host': 'haggen.evil.example' }, foreign],
  [{ host: 'localhost', 'x-forwarded-host': 'shop.haggen.com, haggen.evil.example' }, foreign],
  [
    { host: 'localhost', 'x-forwarded-proto': 'https://evil.example/?' },
    'The scheme that a proxy gave is neither http nor https.',
  ],
])('G-2 a request with %j is refused at once, in the words of who asked', async (headers, sentence) => {
  const app = open();
  for (const url of ['/games/game-grid', '/robots.txt', '/sitemap.xml']) {
    const page = await app.inject({ url, headers });
    expect([page.statusCode, page.body]).toEqual([400, sentence]);
  }
  const graphql = await app.inject({ url: '/graphql', headers });
  expect([graphql.statusCode, graphql.json()]).toMatchObject([400, { errors: [{ extensions: { status: 400 } }] }]);
});

test.each([
  [{ host: 'any.example' }, 'http://any.example'],
  [{ host: 'localhost', 'x-forwarded-host': 'shop.haggen.com' }, 'http://shop.haggen.com'],
  [
    { host: 'localhost', 'x-forwarded-host': 'vons.localhost:4000', 'x-forwarded-proto': 'https' },
    'https://vons.localhost:4000',
  ],
])('G-2 a request with %j is for %s', async (headers, origin) => {
  expect((await open().inject({ url: '/', headers })).body).toBe(origin);
});

test('G-2 what someone else than our proxy says of a host or a scheme is not heard', async () => {
  const headers = { host: 'localhost', 'x-forwarded-host': 'haggen.evil.example', 'x-forwarded-proto': 'x://' };
  const { body } = await open().inject({ url: '/', headers, remoteAddress: '10.0.0.9' });
  expect(body).toBe('http://localhost');
});

test('G-2 two Host headers are refused', async () => {
  const app = open();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const ask = async (hosts: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(`GET / HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`);
    return (await text(socket)).split('\r\n', 1)[0];
  };
  expect(await ask('Host: vons.localhost\r\nhost: haggen.localhost\r\n')).toBe('HTTP/1.1 400 Bad Request');
  expect(await ask('Host: vons.localhost\r\n')).toBe('HTTP/1.1 200 OK');
  await app.close();
});
