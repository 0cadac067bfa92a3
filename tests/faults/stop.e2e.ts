import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { within } from '../../scripts/gate/speed.ts';
import { freePort, freshData } from '../e2e/stack.ts';
import { root } from '../../scripts/processes.ts';

/** Processes that were started with this data folder in their environment or arguments. */
async function processesOf(dataDir: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['axeww', '-o', 'pid=,args='], { maxBuffer: 64 * 1024 ** 2 });
  return stdout.split('\n').filter((line) => line.includes(dataDir) && !line.includes('ps axeww'));
}

/** Ends, without a word, the process of this data folder that runs this script. */
async function kills(dataDir: string, script: string): Promise<void> {
  const of = (await processesOf(dataDir)).filter((line) => line.includes(` ${script}`));
  for (const line of of) process.kill(Number.parseInt(line, 10), 'SIGKILL');
  expect(of).toHaveLength(1);
}
const times = (text: string, word: string) => text.split(word).length - 1;

test('npm start without a terminal: what is killed starts again while the rest goes on, and TERM to npm leaves no process behind', async () => {
  test.setTimeout(within(180_000));
  const dataDir = await freshData('larder-stop-');
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), SERVICES_PORT: String(await freePort()), DATA_DIR: dataDir };
  const npm = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    let said = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await expect.poll(() => said, { timeout: within(90_000) }).toContain('Larder is ready.');
    // What the gate has built is there.
    expect(said).not.toContain('Built the');
    expect((await processesOf(dataDir)).length).toBeGreaterThanOrEqual(5);

    await kills(dataDir, 'services/src/main.ts');
    // The front goes on, and a command waits for the services instead of taking their database.
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    const audit = promisify(execFile)(
      process.execPath,
      ['services/src/ops/main.ts', '--operator', 'okafor', 'audit', 'ledger'],
      { cwd: root, env },
    );
    await expect.poll(() => said, { timeout: within(60_000) }).toContain('Ready again: the services.');
    expect((await audit).stdout).toContain('add up.');
    await kills(dataDir, 'gateway/src/main.ts');
    await expect.poll(() => said, { timeout: within(60_000) }).toContain('Ready again: the front.');
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    expect(times(said, 'everything else keeps running.')).toBe(2);

    const ended = once(npm, 'exit');
    process.kill(npm.pid ?? 0, 'SIGTERM');
    await ended;
    await expect.poll(() => processesOf(dataDir), { timeout: within(10_000) }).toEqual([]);
  } finally {
    for (const line of await processesOf(dataDir)) process.kill(Number.parseInt(line, 10), 'SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
});
