import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf, stopOrphan } from './orphan.ts';

test('the command line of a process is known without any tool, that of none is empty', async () => {
  expect(await commandOf(process.pid)).toContain('node');
  const gone = spawn(process.execPath, ['--version']);
  await new Promise((resolve) => gone.once('exit', resolve));
  expect(await commandOf(gone.pid ?? 0)).toBe('');
});

test('a process that only has the number of a server which ran before is left alone', async () => {
  const data = await mkdtemp(join(tmpdir(), 'larder-orphan-'));
  await writeFile(join(data, 'postmaster.pid'), `${process.pid}\n`);
  await stopOrphan(data);
  expect(await readdir(data)).toEqual([]);
  await rm(data, { recursive: true });
});
