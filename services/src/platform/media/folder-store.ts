import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore } from './media-store.ts';

/** Files in a folder, in as many folders below it as first two letters of names. */
export function folderStore(folder: string): MediaStore {
  const pathOf = (name: string) => join(folder, named(name).slice(0, 2), name);
  return {
    async put(name, content) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${randomUUID()}.tmp`;
      try {
        const file = await open(unfinished, 'wx', 0o644);
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: (name) => readFile(pathOf(name)).catch(unlessMissing),
    has: async (name) => (await stat(pathOf(name)).catch(unlessMissing)) !== undefined,
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/** Never a way out of the folder. */
function named(name: string): string {
  if (!/^[\w-]{2,}\.[a-z0-9]+$/.test(name)) throw new RangeError('a media file has no such name');
  return name;
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
