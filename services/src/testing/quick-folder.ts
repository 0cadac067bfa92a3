import { statfsSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps what is written here in memory. */
const memory = '/dev/shm';
/** What a whole run writes there takes a third of this. */
const enoughBytes = 3 * 1024 ** 3;

/** A fresh folder for a database of tests: in memory where there's room, as copying a database there costs a tenth. */
export async function quickFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(isRoomy() ? memory : tmpdir(), prefix));
  // As root the server runs as another user, to whom a fresh temporary folder is closed.
  await chmod(folder, 0o755);
  return folder;
}

function isRoomy(): boolean {
  if (freemem() < enoughBytes) return false;
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enoughBytes;
  } catch {
    return false;
  }
}
