import { createHash } from 'node:crypto';
import { access, constants, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { giveToServer, serverAccount, serverCanReach, systemStateFolder } from './account.ts';
import { StartError, codeOf } from '../start-error.ts';

export interface DataFolder {
  /** PostgreSQL's own folder (PGDATA). */
  data: string;
  /** Folder of the Unix socket; no one else may enter it. */
  socket: string;
  log: string;
  /** Stands for this folder among all folders of the machine. */
  id: string;
  /** Reported at start when the data can't be where it was requested. */
  notice: string | null;
}

/** Longest path of a Unix socket on every system that we know, less the socket's own name. */
const longestSocketFolder = 103 - '/.s.PGSQL.5432'.length;

/** Makes the folders of the embedded database below `dataDir`. @throws StartError when they can't be written */
export async function prepareDataFolder(dataDir: string): Promise<DataFolder> {
  const asked = resolve(dataDir);
  const id = createHash('sha256').update(asked).digest('hex').slice(0, 16);
  try {
    await mkdir(asked, { recursive: true, mode: 0o755 });
    const closed = !(await serverCanReach(join(asked, 'postgres')));
    const base = closed ? systemStateFolder(`data-${id}`) : join(asked, 'postgres');
    await mkdir(base, { recursive: true, mode: 0o755 });
    await access(base, constants.W_OK);
    await giveToServer(base);
    const inside = join(base, 'run');
    const socket = inside.length <= longestSocketFolder ? inside : join(tmpdir(), `larder-${id}`);
    await privateFolder(socket);
    const notice = closed
      ? `The folder ${asked} isn't accessible to other users, so the database is in ${base}.`
      : null;
    return { data: join(base, 'data'), socket, log: join(base, 'server.log'), id, notice };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The data folder ${asked} isn't writable (${codeOf(error) || String(error)}): set DATA_DIR to a folder that is.`,
    );
  }
}

async function privateFolder(path: string): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  await giveToServer(path);
  const found = await lstat(path);
  const owner = serverAccount()?.uid ?? process.getuid?.();
  if (!found.isDirectory() || (found.mode & 0o077) !== 0 || found.uid !== owner)
    throw new StartError(`The folder ${path} must be a folder that only its owner can access.`);
}
