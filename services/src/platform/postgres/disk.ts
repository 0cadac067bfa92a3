import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diskFull, type DatabaseHealth } from '../database/database-health.ts';

const mebibyte = 1024 ** 2;
/** Below this, writes are refused, so that the server keeps what it needs to go on answering reads. */
export const writesStopBelow = 64 * mebibyte;
/** Above this, writes are taken again; the gap keeps the state from flickering. */
export const writesResumeAbove = 96 * mebibyte;
/** Set aside for the day another program takes the last byte: a crash recovery has to write before it can read. */
export const reserveBytes = 32 * mebibyte;

export interface DiskWatch {
  /** Gives the reserve back to the file system, before a server that crashed is started again. */
  releaseReserve(): Promise<void>;
  /** Looks at the disk now instead of at the next turn. */
  look(): Promise<void>;
  stop(): void;
}

export interface DiskWatchOptions {
  /** A folder on the database's disk; it holds the reserve. */
  folder: string;
  health: DatabaseHealth;
  /** Bytes that the server may still write there; from the file system if omitted. */
  freeBytes?: (folder: string) => Promise<number>;
  /** Milliseconds between two looks (2,000). */
  everyMs?: number;
}

/** Watches the space on the database's disk and reports in `health` when writes have to wait. */
export async function watchDisk({
  folder,
  health,
  freeBytes = freeBytesOf,
  everyMs = 2_000,
}: DiskWatchOptions): Promise<DiskWatch> {
  const reserve = join(folder, 'reserve');
  let full = false;

  async function look(): Promise<void> {
    const free = await freeBytes(folder);
    if (free < (full ? writesResumeAbove : writesStopBelow)) {
      full = true;
      return health.set('disk', diskFull(free));
    }
    if (!(await isThere(reserve)) && free > writesResumeAbove + reserveBytes) await setAside(reserve);
    full = false;
    health.set('disk', { state: 'ready' });
  }

  const turn = () => look().catch(() => undefined);
  await turn();
  const timer = setInterval(() => void turn(), everyMs).unref();
  return {
    look,
    releaseReserve: () => rm(reserve, { force: true }),
    stop: () => clearInterval(timer),
  };
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    ({ size }) => size === reserveBytes,
    () => false,
  );

async function setAside(reserve: string): Promise<void> {
  try {
    await writeFile(reserve, Buffer.alloc(reserveBytes));
  } catch {
    await rm(reserve, { force: true });
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
