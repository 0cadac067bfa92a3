import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf, stopOrphan } from './orphan.ts';

test("a process's command line is read without any tool, and is empty when there is none", async () => {
  expect(await commandOf(process.pid)).toContain('node');
  const gone = spawn(process.execPath, ['--version']);
  await new Promise((resolve) => gone.once('exit', resolve));
  expect(await commandOf(gone.pid ?? 0)).toBe('');
});

test("a process that merely reuses an old server's ID is left alone", async () => {
  const data = await mkdtemp(join(tmpdir(), 'larder-orphan-'));
  await writeFile(join(data, 'postmaster.pid'), `${process.pid}\n`);
  await stopOrphan(data);
  expect(await readdir(data)).toEqual([]);
  await rm(data, { recursive: true });
});
