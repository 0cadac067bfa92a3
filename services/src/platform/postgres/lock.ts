import { unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataFolder } from './data-folder.ts';
import { StartError, codeOf } from '../start-error.ts';

/** Another process has the data folder. */
export class FolderInUse extends StartError {}

/** Where a living process that holds the folder listens. */
const ownerOf = (folder: DataFolder): string =>
  process.platform === 'linux' ? `\0larder-${folder.id}` : join(folder.socket, 'owner');

/** A data folder that this process holds. */
export interface Hold {
  /** Its database is the one that this process has started: others may use it. */
  ready(): void;
  release(): Promise<void>;
}

/** How far the process that holds a data folder has come with its database. */
export type HolderState = 'starting' | 'ready';

/** What the process that holds this data folder says; null if there is none. */
export const holderOf = (folder: DataFolder): Promise<HolderState | null> => stateAt(ownerOf(folder));

/**
 * Holds a data folder for this process. The lock is a listening socket: it ends with the process, kill -9 included,
 * and no number of a dead process can be taken for a living one.
 * @param waitMs how long it waits for a process that holds it already, such as a command that is about to end
 * @throws FolderInUse when another process still has it by then
 */
export async function holdDataFolder(folder: DataFolder, waitMs = 0): Promise<Hold> {
  const address = ownerOf(folder);
  const began = performance.now();
  for (let attempt = 1; ; attempt++)
    try {
      let state: HolderState = 'starting';
      const server = await listen(address, () => state);
      return {
        ready: () => void (state = 'ready'),
        release: () => new Promise((done) => void server.close(() => done())),
      };
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
      const isTheirs = (await stateAt(address)) !== null;
      if (isTheirs && performance.now() - began < waitMs) {
        attempt = 0;
        await sleep(100);
        continue;
      }
      if (attempt === 3 || isTheirs)
        throw new FolderInUse(
          `The database in ${folder.data} is in use by another process: stop that process, or set DATA_DIR to another folder.`,
        );
      await unlink(address).catch(() => undefined);
    }
}

function listen(address: string, state: () => HolderState): Promise<Server> {
  return new Promise((done, failed) => {
    const server = createServer((socket) => socket.on('error', () => undefined).end(state()));
    server.once('error', failed);
    server.listen(address, () => done(server.unref()));
  });
}

function stateAt(address: string): Promise<HolderState | null> {
  return new Promise((done) => {
    let said = '';
    const socket = connect(address);
    socket.setEncoding('utf8').on('data', (text: string) => (said += text));
    socket.once('end', () => done(said === 'ready' ? 'ready' : 'starting'));
    socket.once('error', () => done(null));
  });
}
