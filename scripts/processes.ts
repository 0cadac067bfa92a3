import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const root = join(import.meta.dirname, '..');

/** A child of the starter. */
export interface Running {
  /** How people call it: "services". */
  name: string;
  child: ChildProcess;
  /** Settles when the process has ended: its code, or the signal's name. */
  ended: Promise<number | string>;
  /** The last of what it printed, for the sentence that reports a crash. */
  tail(): string;
}

export interface RunOptions {
  name: string;
  /** Arguments for this Node: switches, then the script. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Folder that it runs in; this checkout's when left out. */
  cwd?: string;
  /** Where its output goes; kept quiet (and reported only after a crash) without. */
  show?: boolean;
}

/** Starts a part as a process of its own group, so that Ctrl-C reaches the starter alone; it ends when the starter is gone. */
export function run({ name, args, env, cwd = root, show = true }: RunOptions): Running {
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'follow-parent.ts'), ...args], {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let tail = '';
  for (const [stream, out] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    stream?.on('data', (chunk: Buffer) => {
      tail = (tail + chunk.toString()).slice(-4000);
      if (show) out.write(chunk);
    });
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1));
  });
  return { name, child, ended, tail: () => tail.trim() };
}

/** Waits until the part answers `url` with 200 or says `ready`. Throws one sentence when it ends or stays silent for `seconds`. */
export async function ready(running: Running, url: string, seconds = 90): Promise<void> {
  let said = false;
  running.child.on('message', (message) => {
    said ||= message === 'ready' || (typeof message === 'object' && (message as { type?: string }).type === 'ready');
  });
  let code: number | string | undefined;
  void running.ended.then((value) => (code = value));
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    if (code !== undefined) throw new Error(`${crashed(running, code)}; everything else is stopped too.`);
    if (said || (await answers(url))) return;
    await wait(100);
  }
  throw new Error(`The ${running.name} did not get ready within ${seconds} seconds.`);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

/** Beginning of a sentence about a part that ended by itself. */
export function crashed(running: Running, code: number | string): string {
  const how = typeof code === 'number' ? `code ${code}` : code;
  return `The ${running.name} stopped unexpectedly (${how})`;
}

/** Stops a part and what it started: asks first, insists after `seconds`. */
export async function stop({ child, ended }: Running, seconds = 15): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const patience = new AbortController();
  const inTime = await Promise.race([
    ended.then(() => true),
    wait(seconds * 1000, false, { signal: patience.signal }).catch(() => false),
  ]);
  patience.abort();
  if (inTime) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
