import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';

// The shell without a window comes first: it draws the same and spends nothing on a browser's own frame.
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Switches for a browser that runs inside a container as root and asks nothing of the network by itself. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A switch for a browser whose network ends at this machine. */
const onlyThisMachine =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE *.localhost, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Path of a Chromium on this machine: `CHROMIUM`, the system's, or the one that Playwright has installed; undefined when there is none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  return [...(named ? [named] : []), ...usual, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  );
}

/** Launch options for Playwright and for Vitest's browser mode: a browser that reaches nothing but this machine. */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  return { ...(executablePath ? { executablePath } : {}), args: [...chromiumArgs, onlyThisMachine] };
}

/** Finds a Chromium or installs one: through apt on Debian as root, else with Playwright's installer. Throws one sentence when neither works. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const debian = existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const steps = debian
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
      ]
    : [[process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium']];
  console.log('Installing Chromium for the browser tests …');
  let failure = '';
  for (const [command = '', ...args] of steps) {
    const run = spawnSync(command, args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (run.status !== 0)
      failure = (run.stderr || run.stdout || String(run.error ?? '')).trim().split('\n').at(-1) ?? '';
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    `No Chromium could be installed for the browser tests (${failure}); install one and name it in CHROMIUM, such as CHROMIUM=/usr/bin/chromium.`,
  );
}
