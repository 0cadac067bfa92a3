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

test('npm start without a terminal: TERM to npm leaves no process behind', async () => {
  test.setTimeout(within(180_000));
  const dataDir = await freshData('larder-stop-');
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), SERVICES_PORT: String(await freePort()), DATA_DIR: dataDir };
  const npm = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    let said = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await expect.poll(() => said, { timeout: within(90_000) }).toContain('Larder is ready.');
    expect((await processesOf(dataDir)).length).toBeGreaterThanOrEqual(5);

    const ended = once(npm, 'exit');
    process.kill(npm.pid ?? 0, 'SIGTERM');
    await ended;
    await expect.poll(() => processesOf(dataDir), { timeout: within(10_000) }).toEqual([]);
  } finally {
    for (const line of await processesOf(dataDir)) process.kill(Number.parseInt(line, 10), 'SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
});
