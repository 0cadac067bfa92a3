import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { GatewayContext } from '../../context.ts';
import { registerDemoPages } from './demo-pages.ts';

/** What the front answers at an address: the status, and where it leads. */
async function answerAt(path: string, { url = 'http://127.0.0.1:4001/identity', isDemo = true } = {}) {
  const app = Fastify();
  const identity = { demoShoppers: async () => (isDemo ? [{ key: 'maya' }] : []) };
  registerDemoPages(app, { url: url || null }, () => ({
    sources: { identity } as unknown as GatewayContext['sources'],
  }));
  const { statusCode, headers } = await app.inject({ url: path });
  await app.close();
  return [statusCode, headers.location];
}

test("a demo leads to the services' own pages, and to no others", async () => {
  expect(await answerAt('/demo/outbox')).toEqual([302, 'http://127.0.0.1:4001/outbox']);
  expect(await answerAt('/demo/docs')).toEqual([302, 'http://127.0.0.1:4001/docs']);
  expect((await answerAt('/demo/dev'))[0]).toBe(404);
});

test('outside of a demo, and for a recording, there are none', async () => {
  expect((await answerAt('/demo/outbox', { isDemo: false }))[0]).toBe(404);
  expect((await answerAt('/demo/outbox', { url: '' }))[0]).toBe(404);
});
