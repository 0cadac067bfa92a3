import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultPages } from './fault-pages.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  const pages = faultPages({ publicScheme: 'http' });
  const { frameworkErrors, clientErrorHandler } = pages;
  app = Fastify({ frameworkErrors, clientErrorHandler });
  pages.register(app);
  app.get('/*', () => 'served');
  app.post('/form', () => 'taken');
  app.get('/broken', () => {
    throw new Error('secret');
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

const ask = async (head: string) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head}\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  const answer = await text(socket);
  return { status: answer.split('\r\n', 1)[0], answer };
};

const cookies = `cookie: a=${'x'.repeat(20_000)}`;
test.each([
  ['a malformed address', 'GET /%E0%A4%A HTTP/1.1', '400 Bad Request', "We can't read this request"],
  ['the same in Spanish', 'GET /%E0%A4%A HTTP/1.1\r\naccept-language: es', '400 Bad Request', 'No podemos leer esta'],
  [
    'cookies over 16 KB',
    `GET / HTTP/1.1\r\n${cookies}`,
    '431 Request Header Fields Too Large',
    'Your browser sent too',
  ],
  [
    'the same in Spanish',
    `GET / HTTP/1.1\r\naccept-language: es\r\n${cookies}`,
    '431 Request Header Fields Too Large',
    'Tu navegador envió demasiado',
  ],
  ['what is no HTTP', 'hello', '400 Bad Request', "We can't read this request"],
  ['a form sent nowhere', 'POST /nowhere HTTP/1.1\r\ncontent-length: 0', '404 Not Found', "We can't read this request"],
  [
    'a form that is a picture',
    'POST /form HTTP/1.1\r\ncontent-type: image/png\r\ncontent-length: 0',
    '415 Unsupported Media Type',
    "We can't read this request",
  ],
  ['a failure of ours', 'GET /broken HTTP/1.1', '500 Internal Server Error', "We couldn't show this page"],
])('%s is answered with a page', async (_, head, status, title) => {
  const { status: is, answer } = await ask(head);
  expect(is).toBe(`HTTP/1.1 ${status}`);
  expect(answer).toContain(title);
  expect(answer).not.toMatch(/statusCode|secret|FST_/);
});

test('such a page loads nothing, is never kept, and leads home', async () => {
  const { answer } = await ask('GET /%E0%A4%A HTTP/1.1');
  expect(answer).toMatch(/content-type: text\/html; charset=utf-8/i);
  expect(answer).toMatch(/cache-control: no-store/i);
  expect(answer).toContain('<a href="/">');
});
