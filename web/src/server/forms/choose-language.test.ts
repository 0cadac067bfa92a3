import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptLanguageForms } from './choose-language.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  await acceptLanguageForms(app);
});
afterEach(() => app.close());

const send = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/language',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'safeway.localhost',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams(form).toString(),
  });

test('a language is chosen without JavaScript, and the visitor is led back to the same page', async () => {
  const answer = await send({ language: 'es' }, { referer: 'http://safeway.localhost/search?q=milk' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/search?q=milk']);
  expect(answer.headers).toMatchObject({
    'set-cookie': 'larder_language=es; Path=/; Max-Age=31536000; SameSite=Lax',
    'cache-control': 'no-store',
  });
});

test.each(['http://safeway.localhost//evil.example', 'https://evil.example/a', '/a', ''])(
  'the way back never leads to another site: %s',
  async (referer) => {
    expect((await send({ language: 'en' }, { referer })).headers.location).toBe('/');
  },
);

test('T-28 a form of another site, and a language that there is not, change nothing', async () => {
  for (const answer of [
    await send({ language: 'es' }, { 'sec-fetch-site': 'cross-site' }),
    await send({ language: 'fr' }),
    await send({}),
  ])
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
});
