import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';
import { isOwnHost } from './page-guard.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world.close());

const pages = ['/', '/outbox', '/outbox.json'];

test.each(pages)('%s has the headers of a page', async (url) => {
  const { headers, statusCode } = await world.app.inject(url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(headers['strict-transport-security']).toBeUndefined();
});

test.each(pages)('%s is not served under a name that someone has pointed at this machine', async (url) => {
  for (const host of ['evil.example', 'localhost.evil.example', 'evil.example:4001', 'a b', '['])
    expect((await world.app.inject({ url, headers: { host } })).json()).toMatchObject({
      errors: [{ code: 'HOST_UNKNOWN' }],
    });
});

test('another service may call under any name', async () => {
  const answer = await world.app.inject({
    url: '/identity/.well-known/jwks.json',
    headers: { host: 'services.internal' },
  });
  expect(answer.statusCode).toBe(200);
});

test('without demo data there is no outbox, and the front page does not mention one', async () => {
  const real = await createWorld({ config: { demoData: false } });
  expect((await real.app.inject('/outbox')).statusCode).toBe(404);
  expect((await real.app.inject('/')).body).not.toContain('outbox');
  await real.close();
});

test.each([
  ['localhost', true],
  ['localhost:4001', true],
  ['HAGGEN.localhost:4001', true],
  ['127.0.0.1:4001', true],
  ['[::1]:4001', true],
  ['192.168.1.20', true],
  ['box.lan:4001', true],
  ['other.lan', false],
  ['user@localhost', false],
  ['localhost/x', false],
  ['', false],
])('%j is this machine: %s', (host, expected) => expect(isOwnHost(host, 'box.lan')).toBe(expected));
