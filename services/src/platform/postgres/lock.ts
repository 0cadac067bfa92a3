import { unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import type { DataFolder } from './data-folder.ts';
import { StartError, codeOf } from '../start-error.ts';

/**
 * Holds a data folder for this process. The lock is a listening socket: it ends with the process, kill -9 included,
 * and no number of a dead process can be taken for a living one.
 */
export async function holdDataFolder(folder: DataFolder): Promise<() => Promise<void>> {
  const address = process.platform === 'linux' ? `\0larder-${folder.id}` : join(folder.socket, 'owner');
  for (let attempt = 1; ; attempt++)
    try {
      const server = await listen(address);
      return () => new Promise((done) => void server.close(() => done()));
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
      if (attempt === 3 || (await answers(address)))
        throw new StartError(
          `The database in ${folder.data} is in use by another process: stop that process, or set DATA_DIR to another folder.`,
        );
      await unlink(address).catch(() => undefined);
    }
}

function listen(address: string): Promise<Server> {
  return new Promise((done, failed) => {
    const server = createServer((socket) => socket.end());
    server.once('error', failed);
    server.listen(address, () => done(server.unref()));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(address, () => (socket.destroy(), done(true)));
    socket.once('error', () => done(false));
  });
}
