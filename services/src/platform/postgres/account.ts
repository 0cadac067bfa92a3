import { chown, lstat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** PostgreSQL refuses to run as root: then it runs as this user, "no one". */
const nobody = 65534;

/** The user that the server runs as; null = the user of this process. */
export function serverAccount(): { uid: number; gid: number } | null {
  return process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : null;
}

export async function giveToServer(path: string): Promise<void> {
  const account = serverAccount();
  if (account) await chown(path, account.uid, account.gid);
}

/** May the server's user walk through every folder above `path`? */
export async function serverCanReach(path: string): Promise<boolean> {
  const account = serverAccount();
  if (!account) return true;
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const found = await lstat(folder).catch(() => null);
    if (found && !(found.uid === account.uid ? found.mode & 0o100 : found.mode & 0o001)) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Where a system keeps state that a closed project folder can't hold. */
export const systemStateFolder = (...parts: string[]): string => join('/var/lib/larder', ...parts);
