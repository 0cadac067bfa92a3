import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseHealth } from '../database/database-health.ts';
import { reserveBytes, watchDisk, writesResumeAbove, writesStopBelow, type DiskWatch } from './disk.ts';

const plenty = 10 * 1024 ** 3;

let folder: string;
let health: DatabaseHealth;
let free: number;
let watch: DiskWatch | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-disk-'));
  health = new DatabaseHealth();
  free = plenty;
});
afterEach(async () => {
  watch?.stop();
  await rm(folder, { recursive: true, force: true });
});

const look = async (bytes: number): Promise<string> => {
  free = bytes;
  watch ??= await watchDisk({ folder, health, freeBytes: async () => free, everyMs: 3_600_000 });
  await watch.look();
  return health.current().state;
};

afterEach(() => void (watch = undefined));

test('writes stop before the disk is full and resume once there is room, without flapping', async () => {
  expect(await look(plenty)).toBe('ready');
  expect(await look(writesStopBelow - 1)).toBe('read-only');
  expect(await look(writesStopBelow + 1)).toBe('read-only');
  expect(await look(writesResumeAbove)).toBe('ready');
  expect(await look(writesStopBelow + 1)).toBe('ready');
});

test('a full disk is reported in one sentence, with the space left', async () => {
  await look(5 * 1024 ** 2);
  expect(health.current()).toMatchObject({
    sentence:
      "The database's disk is full (5 MiB left): reads still work, but writes are refused until there is room again.",
  });
});

test('reserve space is set aside while there is room, released for a restart, and set aside again later', async () => {
  await look(plenty);
  expect(await readdir(folder)).toEqual(['reserve']);
  await watch?.releaseReserve();
  expect(await readdir(folder)).toEqual([]);
  await look(writesStopBelow);
  expect(await readdir(folder)).toEqual([]);
  await look(writesResumeAbove + reserveBytes + 1);
  expect(await readdir(folder)).toEqual(['reserve']);
});
