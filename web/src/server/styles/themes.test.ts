import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { followThemes } from './themes.ts';

test('a theme that is written anew is told by its banner, and other files are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-themes-'));
  const told = Promise.withResolvers<string>();
  const followed = followThemes(told.resolve, folder);
  onTestFinished(async () => {
    followed.close();
    await rm(folder, { recursive: true });
  });
  await writeFile(join(folder, 'notes.txt'), '');
  await writeFile(join(folder, 'haggen.css'), ':root{}');
  expect(await told.promise).toBe('haggen');
});
