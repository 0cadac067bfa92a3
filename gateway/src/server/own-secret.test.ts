import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownSecret } from './own-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a front makes its secret once, in a folder that may not be there yet, for its own user alone', async () => {
  const dataDir = join(folder, 'data');
  const made = await ownSecret(dataDir);
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(await ownSecret(dataDir)).toBe(made);
  expect((await stat(join(dataDir, 'cookie-secret'))).mode & 0o777).toBe(0o600);
  expect(await ownSecret(folder)).not.toBe(made);
  expect(await readdir(dataDir)).toEqual(['cookie-secret']);
});

test('fronts that start at once on one folder have the same secret', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => ownSecret(folder)));
  expect(new Set(all).size).toBe(1);
});

test('a file that holds no secret is named, and left as it is', async () => {
  await writeFile(join(folder, 'cookie-secret'), 'short');
  await expect(ownSecret(folder)).rejects.toThrow(/cookie-secret isn't a secret/);
  expect(await readFile(join(folder, 'cookie-secret'), 'utf8')).toBe('short');
});
