import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';

/** Stops the server that an earlier process left behind when it was killed; its commits are on disk. */
export async function stopOrphan(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (!(await isServer(pid, data))) return rm(file, { force: true });
  await endServer(pid);
}

/** Asks a server to stop at once, and insists when it does not. */
export async function endServer(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (!send(pid, signal)) return;
    for (const end = Date.now() + patience; Date.now() < end; await sleep(20)) if (!send(pid, 0)) return;
  }
  throw new StartError(`The database server with process ID ${pid} won't stop.`);
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** After a restart of the machine the number may belong to any other program. */
async function isServer(pid: number, data: string): Promise<boolean> {
  const command = await commandOf(pid);
  return command.includes('postgres') && command.includes(data);
}

/** The command line of a process: from the kernel where it shows it (Linux), else from `ps`; empty when it is gone. */
export async function commandOf(pid: number): Promise<string> {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ').trim();
  } catch {
    const asked = promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
    return (await asked.catch(() => ({ stdout: '' }))).stdout.trim();
  }
}
