import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { quickFolder } from './quick-folder.ts';

/** A data folder that is made once, and copied for each test that starts on one. */
export interface FolderTemplate {
  /** The folder itself, which nobody may start on. */
  folder(): Promise<string>;
  /** Makes `dataDir` a copy of it; whoever starts there finds a database that was stopped in order. */
  copyTo(dataDir: string): Promise<void>;
  remove(): Promise<void>;
}

/** @param make starts on the folder that it is given, and stops; called when the first copy is asked for */
export function folderTemplate(make: (dataDir: string) => Promise<void>): FolderTemplate {
  let made: Promise<string> | undefined;
  const fresh = async (): Promise<string> => {
    const parent = await quickFolder('larder-template-');
    await make(parent);
    return parent;
  };
  const folder = (): Promise<string> => (made ??= fresh());
  return {
    folder,
    copyTo: async (dataDir) => copyData(await folder(), dataDir),
    async remove() {
      if (made) await rm(await made, { recursive: true, force: true });
      made = undefined;
    },
  };
}

/** Makes `dataDir` a copy of another one, whose database was stopped in order. */
export async function copyData(from: string, dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'postgres'), { recursive: true, mode: 0o755 });
  // cp keeps the owner, without whom the server refuses the folder; Node's own copy doesn't.
  await promisify(execFile)('cp', ['-a', join(from, 'postgres', 'data'), join(dataDir, 'postgres')]);
}
