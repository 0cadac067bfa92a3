import { constants, open } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '../rules/photos/original.ts';
import { type Fetched, type Fetching, originalFetcher, type Validators } from './fetch-original.ts';

/** Where originals come from. */
export interface Originals {
  /** Are they told apart by their addresses, so that what came of one can be remembered? */
  isRemote: boolean;
  read(source: string, known?: Validators): Promise<Fetched>;
  close(): void;
}

export function remoteOriginals(fetching: Fetching = {}): Originals {
  const fetcher = originalFetcher(fetching);
  return { isRemote: true, read: fetcher.fetch, close: fetcher.close };
}

const none: Validators = { etag: null, lastModified: null };

/** The files of a folder, and no others: neither links nor what is in folders below it. */
export const folderOriginals = (folder: string): Originals => ({
  isRemote: false,
  async read(name) {
    const refused = (problem: string): Fetched => ({ problem: `${name} ${problem}`, isPassing: false });
    if (/[/\\]/.test(name)) return refused("isn't a file of the folder");
    try {
      const file = await open(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
      try {
        const stat = await file.stat();
        if (!stat.isFile()) return refused("isn't a file");
        if (stat.size > limits.bytes) return refused(`is larger than ${limits.bytes / 1024 / 1024} MB`);
        return { content: await file.readFile(), validators: none };
      } finally {
        await file.close();
      }
    } catch (error) {
      return refused(`can't be read (${(error as NodeJS.ErrnoException).code ?? 'failed'})`);
    }
  },
  close: () => undefined,
});
