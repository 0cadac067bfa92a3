import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registerLibrary } from './library.ts';

let place: string;
let app: FastifyInstance;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'larder-library-'));
  writeFileSync(join(place, 'secret.txt'), 'secret');
  mkdirSync(join(place, 'library/assets'), { recursive: true });
  app = Fastify();
});
afterEach(async () => {
  await app.close();
  rmSync(place, { recursive: true });
});

const get = (url: string) => app.inject({ url });

async function serveBuilt(): Promise<void> {
  writeFileSync(join(place, 'library/index.html'), '<title>Library</title>');
  writeFileSync(join(place, 'library/.hidden'), 'hidden');
  writeFileSync(join(place, 'library/assets/Button-x1.js'), 'export {}');
  await registerLibrary(app, { folder: join(place, 'library') });
}

test('the component library is served with a policy of its own that asks no one else', async () => {
  await serveBuilt();
  expect((await get('/design-system')).headers.location).toBe('/design-system/');
  const page = await get('/design-system/');
  expect(page.body).toContain('Library');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toMatch(/https?:|\*/);
  expect(page.headers['cache-control']).toBe('no-cache');
  expect((await get('/design-system/assets/Button-x1.js')).headers['cache-control']).toContain('immutable');
});

test.each([
  '/design-system/../secret.txt',
  '/design-system/..%2fsecret.txt',
  '/design-system/%2e%2e/secret.txt',
  '/design-system/assets/..%2f..%2f..%2fsecret.txt',
  '/design-system/.hidden',
  '/design-system/nothing.js',
])('%s gives nothing away', async (url) => {
  await serveBuilt();
  const answer = await get(url);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.body).not.toMatch(/secret$|^hidden/);
});

test('a library that is not built says so', async () => {
  await registerLibrary(app, { folder: join(place, 'library') });
  const answer = await get('/design-system/');
  expect([answer.statusCode, answer.body]).toEqual([503, 'The component library is not built: npm run build.']);
});
