import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stores } from '../../app.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { exportStores, importStores } from '../index.ts';
import { someBanners } from './any-store.ts';

type Imported = Awaited<ReturnType<typeof importStores>>;

/** No store at all, and a folder for files. */
export interface FilesWorld {
  world: World;
  /** Writes a file and imports it. */
  imports(name: string, content: string): Promise<Imported>;
  /** The rejected lines of a file. */
  rejectsOf(name: string): Promise<{ line: number; reason: string }[]>;
  /** What an export writes. */
  exported(): Promise<string>;
  close(): Promise<void>;
}

export async function filesWorld(): Promise<FilesWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-stores-'));
  const world = await createWorld({ services: [stores], clock: '2026-08-05T19:00:00Z' });
  return {
    world,
    async imports(name, content) {
      const file = join(folder, name);
      await writeFile(file, content);
      const rejectedFile = `${file}.rejected.jsonl`;
      return importStores(world.context, { file, rejectedFile, source: name, banners: someBanners });
    },
    async rejectsOf(name) {
      const text = await readFile(join(folder, `${name}.rejected.jsonl`), 'utf8');
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as { line: number; reason: string });
    },
    exported: async () => (await exportStores(world.db)).map((line) => `${JSON.stringify(line)}\n`).join(''),
    async close() {
      await world.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
