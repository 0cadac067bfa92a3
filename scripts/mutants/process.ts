import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Event, type Plan, planVariable } from './plan.ts';
import { within } from '../gate/speed.ts';
import type { Verdict } from './known.ts';

/** What came of a plan. */
export interface Result {
  verdicts: Map<number, { verdict: Verdict; by?: string }>;
  /** The tests that reached each mutant. */
  reached: Map<number, string[]>;
  /** Tests that fail without a mutant, or can't be run again. */
  broken: string[];
}

/** Silence after which a process is taken to run in circles: what a mutant's tests take is milliseconds on a quiet machine. */
const silence = (): number => within(30_000);

/** Runs a plan in processes of its own: one that hangs is ended, its mutant counts as stopped, and another goes on. */
export async function runPlan(
  plan: Omit<Plan, 'events'>,
  onEvent: (event: Event) => void = () => undefined,
): Promise<Result> {
  const result: Result = { verdicts: new Map(), reached: new Map(), broken: [] };
  const folder = mkdtempSync(join(tmpdir(), 'larder-mutants-'));
  let rest = plan.tests;
  try {
    for (let turn = 0; rest.length > 0; turn += 1) {
      const settled = [...plan.settled, ...result.verdicts.keys()];
      const turnPlan: Plan = { ...plan, tests: rest, settled, events: join(folder, `${turn}.jsonl`) };
      const { events, hung, output } = await runOnce(turnPlan, join(folder, 'plan.json'), onEvent);
      for (const event of events) note(result, event);
      const done = new Set(events.flatMap(([kind, test]) => (kind === 'done' ? [test] : [])));
      const stopped = hung === undefined ? undefined : { id: hung, test: rest.find((test) => !done.has(test)) };
      if (stopped)
        result.verdicts.set(stopped.id, { verdict: 'stopped', ...(stopped.test ? { by: stopped.test } : {}) });
      const left = rest.filter((test) => !done.has(test));
      if (!stopped && left.length > 0) {
        result.broken.push(...left.map((test) => `${test} (not run)\n${output.slice(-2_000)}`));
        break;
      }
      rest = left;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return result;
}

function note({ verdicts, reached, broken }: Result, event: Event): void {
  if (event[0] === 'killed') verdicts.set(event[1], { verdict: 'killed', by: event[2] });
  if (event[0] === 'broken') broken.push(`${event[1]}: ${event[2]}`);
  if (event[0] === 'reached') for (const id of event[2]) reached.set(id, [...(reached.get(id) ?? []), event[1]]);
}

/** One process; `hung` is the mutant it was busy with when nothing more was heard of it. */
async function runOnce(
  plan: Plan,
  path: string,
  onEvent: (event: Event) => void,
): Promise<{ events: Event[]; hung?: number; output: string }> {
  writeFileSync(path, JSON.stringify(plan));
  closeSync(openSync(plan.events, 'w'));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'session.ts')], {
    cwd: plan.root,
    env: { ...process.env, NODE_ENV: 'test', [planVariable]: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
  const end = () => {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', end);
  const events: Event[] = [];
  let read = 0;
  let heard = Date.now();
  const listen = (): void => {
    const text = readFileSync(plan.events, 'utf8');
    const end = text.lastIndexOf('\n') + 1;
    if (end === read) return;
    const fresh = text
      .slice(read, end - 1)
      .split('\n')
      .map((line) => JSON.parse(line) as Event);
    [read, heard] = [end, Date.now()];
    events.push(...fresh);
    for (const event of fresh) onEvent(event);
  };
  const watch = setInterval(() => {
    listen();
    const last = events.at(-1);
    if (last?.[0] === 'try' && Date.now() - heard > silence()) end();
  }, 1_000);
  await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  process.off('exit', end);
  listen();
  const last = events.at(-1);
  return { events, output, ...(last?.[0] === 'try' ? { hung: last[1] } : {}) };
}
