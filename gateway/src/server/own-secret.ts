import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Made when a front first starts, and kept where only its user reads it. */
const fileName = 'cookie-secret';
/** 32 random bytes, as text. */
const form = /^[\w-]{43}$/;

/**
 * The secret of a front that was given none: the one in its data folder, made if there is none yet. Several that start at
 * once on one folder have the same.
 * @throws Error if the folder can't be written, or the file isn't one of ours
 */
export async function ownSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, fileName);
  if (!existsSync(path)) await make(path);
  const known = (await readFile(path, 'utf8')).trim();
  if (!form.test(known)) throw new Error(`${path} isn't a secret; delete it, and the next start makes a new one.`);
  return known;
}

/** Written first and named then: whoever finds the file finds all of it. */
async function make(path: string): Promise<void> {
  const draft = `${path}-${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
}
