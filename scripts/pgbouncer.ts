import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usual = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer', '/usr/local/bin/pgbouncer'];

/** Path of a PgBouncer on this machine: `PGBOUNCER`, or the system's; undefined when there is none. */
const findPgBouncer = (): string | undefined => {
  const named = process.env['PGBOUNCER'];
  return (named ? [named] : usual).find((path) => existsSync(path));
};

/** What installs it here: apt on Debian, as root or as one who may become it without a password, or Homebrew. */
function installers(): string[][] {
  if (existsSync('/usr/bin/apt-get')) {
    const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = [...asRoot, 'apt-get'];
    return [
      [...apt, 'update', '-qq'],
      [...apt, 'install', '-y', '-qq', '--no-install-recommends', 'pgbouncer'],
    ];
  }
  const brew = ['/opt/homebrew/bin/brew', '/usr/local/bin/brew'].find((path) => existsSync(path));
  return brew ? [[brew, 'install', '--quiet', 'pgbouncer']] : [];
}

/** Finds a PgBouncer or installs one. Throws one sentence when neither works. */
export function ensurePgBouncer(): string {
  const found = findPgBouncer();
  if (found) return found;
  let failure = "there's neither apt nor Homebrew";
  for (const [command = '', ...args] of installers()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = spawnSync(command, args, { encoding: 'utf8', env });
    if (run.status !== 0) failure = (run.stderr || String(run.error ?? '')).trim().split('\n').at(-1) ?? '';
  }
  const installed = findPgBouncer();
  if (installed) return installed;
  throw new Error(
    `No PgBouncer could be installed for the tests behind a pooler (${failure}); install one, such as with brew install pgbouncer, and name it in PGBOUNCER if it isn't in a usual place.`,
  );
}
