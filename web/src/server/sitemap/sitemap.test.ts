import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import type { OpenVisit, VisitOperation, VisitResult } from '../rendering.ts';
import { sitemapRoutes } from './routes.ts';

const places = {
  banner: { id: 'safeway' },
  departments: [{ id: 'deli', path: '/shop/deli', aisles: [{ id: 'soups', path: '/shop/deli/soups' }] }],
  sellers: [{ id: 's', path: '/seller/s' }],
};
const pageOf = (paths: string[], endCursor: string | null) => ({
  search: {
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
    edges: paths.map((path) => ({ node: { id: path, path } })),
  },
});

function site(answer: (operation: VisitOperation) => VisitResult) {
  const execute = vi.fn<(operation: VisitOperation) => Promise<VisitResult>>((operation) =>
    Promise.resolve(answer(operation)),
  );
  const openVisit = vi.fn<OpenVisit>(() => ({ execute, setCookies: () => [] }));
  const app = Fastify();
  sitemapRoutes(app, { openVisit, publicScheme: 'https' });
  const get = (url: string) =>
    app.inject({ url, headers: { host: 'safeway.example', cookie: 'larder_session=secret' } });
  return { get, execute, openVisit };
}
const catalog = ({ variables }: VisitOperation): VisitResult => {
  if (!variables) return { data: places };
  return variables['after'] === null
    ? { data: pageOf(['/product/1', '/product/2'], 'next') }
    : { data: pageOf(["/product/3?a=1&b='2'"], null) };
};
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);

test('crawlers may read the shop and are told where its map is, not what is a shopper\u2019s own', async () => {
  const { body, headers } = await site(catalog).get('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('Disallow: /account/');
  expect(body).toContain('Sitemap: https://safeway.example/sitemap.xml');
});

test('the map is an index: places, and the products of each department', async () => {
  const { get } = site(catalog);
  const index = await get('/sitemap.xml');
  expect(index.headers['cache-control']).toBe('public, max-age=3600');
  expect(index.headers['vary']).toBe('x-forwarded-host');
  expect(locations(index.body)).toEqual([
    'https://safeway.example/sitemap/places.xml',
    'https://safeway.example/sitemap/products-deli.xml',
  ]);
  const found = locations((await get('/sitemap/places.xml')).body);
  for (const path of ['/', '/shop', '/shop/deli', '/shop/deli/soups', '/seller/s', '/info/terms'])
    expect(found).toContain(`https://safeway.example${path}`);
});

test('products come page by page, escaped, and are read once for all who ask', async () => {
  const { get, execute } = site(catalog);
  const [first, second] = await Promise.all([get('/sitemap/products-deli.xml'), get('/sitemap/products-deli.xml')]);
  expect(locations(first.body)).toEqual([
    'https://safeway.example/product/1',
    'https://safeway.example/product/2',
    'https://safeway.example/product/3?a=1&amp;b=&apos;2&apos;',
  ]);
  expect(second.body).toBe(first.body);
  await get('/sitemap/products-deli.xml');
  expect(execute.mock.calls.filter(([{ variables }]) => variables)).toHaveLength(2);
});

test('the map is a guest\u2019s: no cookie is passed on', async () => {
  const { get, openVisit } = site(catalog);
  await get('/sitemap.xml');
  expect(openVisit.mock.calls.map(([{ cookie }]) => cookie)).toEqual(['']);
});

test('a department that there is not has no map, and none is read for it', async () => {
  const { get, execute } = site(catalog);
  expect((await get('/sitemap/products-nope.xml')).statusCode).toBe(404);
  expect((await get('/sitemap/..%2Fplaces.xml')).statusCode).toBe(404);
  expect(execute.mock.calls.filter(([{ variables }]) => variables)).toHaveLength(0);
});

test('without the catalog there is no map for now, which no one keeps; later there is', async () => {
  let isDown = true;
  const { get } = site((operation) =>
    isDown ? { data: null, errors: [{ message: 'down' }] as never } : catalog(operation),
  );
  const answer = await get('/sitemap.xml');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
  expect((await get('/sitemap/products-deli.xml')).statusCode).toBe(503);
  isDown = false;
  expect((await get('/sitemap/products-deli.xml')).statusCode).toBe(200);
});
