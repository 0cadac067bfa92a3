import { expect, test } from 'vitest';
import { GuestPage } from './guest-page.ts';
import { freshMs, GuestPages, staleMs } from './guest-pages.ts';
import type { GuestRequest } from './guest-request.ts';

const pageOf = (html: string): GuestPage => GuestPage.of(html, { nonce: 'nonce', language: 'en', https: false })!;
const asked = (own: Partial<GuestRequest> & { path?: string } = {}): GuestRequest => ({
  host: 'safeway.localhost',
  url: new URL(own.path ?? '/stores', 'http://safeway.localhost'),
  language: 'en',
  cookie: '',
  ...own,
});

/** Pages that are drawn when the test says so, with a clock that it moves. */
function open() {
  const drawings: { request: GuestRequest; end: (page: GuestPage | null) => Promise<void> }[] = [];
  let now = 0;
  const pages = new GuestPages({
    now: () => now,
    draw: (request) => {
      const { promise, resolve } = Promise.withResolvers<GuestPage | null>();
      const end = async (page: GuestPage | null) => {
        resolve(page);
        await promise;
        await Promise.resolve();
      };
      drawings.push({ request, end });
      return promise;
    },
  });
  return { pages, drawings, pass: (ms: number) => void (now += ms) };
}

test('guests who ask at once wait for one drawing, and the next ones for none', async () => {
  const { pages, drawings } = open();
  const both = Promise.all([pages.page(asked()), pages.page(asked())]);
  const drawn = pageOf('<p>Stores</p>');
  await drawings[0]!.end(drawn);
  expect(await both).toEqual([drawn, drawn]);
  expect(await pages.page(asked())).toBe(drawn);
  expect(drawings).toHaveLength(1);
});

test.each<[string, Parameters<typeof asked>[0] & object]>([
  ['host', { host: 'haggen.localhost' }],
  ['path', { path: '/info/help' }],
  ['query', { path: '/stores?zip=94103' }],
  ['choice', { cookie: 'larder_scheme=dark' }],
  ['language', { language: 'es' }],
])('another %s has a page of its own', async (_, own) => {
  const { pages, drawings } = open();
  const first = pages.page(asked());
  const second = pages.page(asked(own));
  const [one, other] = [pageOf('one'), pageOf('other')];
  await drawings[0]!.end(one);
  await drawings[1]!.end(other);
  expect([await first, await second]).toEqual([one, other]);
});

test('a page that is no longer fresh is served while a new one is drawn, once; one that is stale is not', async () => {
  const { pages, drawings, pass } = open();
  const [old, renewed, last] = ['old', 'renewed', 'last'].map(pageOf);
  const first = pages.page(asked());
  await drawings[0]!.end(old!);
  await first;
  pass(freshMs + 1);
  expect([await pages.page(asked()), await pages.page(asked())]).toEqual([old, old]);
  expect(drawings).toHaveLength(2);
  await drawings[1]!.end(renewed!);
  expect(await pages.page(asked())).toBe(renewed);
  pass(freshMs + staleMs + 1);
  const anew = pages.page(asked());
  await drawings[2]!.end(last!);
  expect(await anew).toBe(last);
});

test('a page that fails now stays as it was for a while, and is not tried with each visitor', async () => {
  const { pages, drawings, pass } = open();
  const old = pageOf('old');
  const first = pages.page(asked());
  await drawings[0]!.end(old);
  await first;
  pass(freshMs + 1);
  expect(await pages.page(asked())).toBe(old);
  await drawings[1]!.end(null);
  expect(await pages.page(asked())).toBe(old);
  expect(drawings).toHaveLength(2);
  pass(freshMs + 1);
  await pages.page(asked());
  expect(drawings).toHaveLength(3);
});

test('that a page can not be kept is remembered, too', async () => {
  const { pages, drawings } = open();
  const first = pages.page(asked());
  await drawings[0]!.end(null);
  expect([await first, await pages.page(asked())]).toEqual([null, null]);
  expect(drawings).toHaveLength(1);
});

test('what is kept stays within its bounds: the page that was asked for longest ago goes first', async () => {
  const { pages, drawings } = open();
  const page = pageOf('x'.repeat(500_000));
  for (let number = 0; number < 40; number += 1) {
    const one = pages.page(asked({ path: `/stores?zip=${number}` }));
    await drawings.at(-1)!.end(page);
    await one;
  }
  expect(await pages.page(asked({ path: '/stores?zip=39' }))).toBe(page);
  expect(drawings).toHaveLength(40);
  void pages.page(asked({ path: '/stores?zip=0' }));
  expect(drawings).toHaveLength(41);
});
