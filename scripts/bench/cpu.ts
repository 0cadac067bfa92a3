import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { run, stop } from '../processes.ts';

/** Who is asked: the process whose CPU counts, and what it is asked for. */
export interface Asked {
  name: string;
  pid: number;
  url: string;
  headers?: Record<string, string>;
  body?: string;
  /** The status that counts as an answer. */
  status?: number;
  requests: number;
}

const atOnce = 4;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const ticksPerSecond = 100;

/** CPU seconds that a process has used so far, all its threads together. Linux only. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Bytes of one answer, as they came over the wire. */
export function ask({ url, headers = {}, body, status = 200 }: Asked): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () =>
        answer.statusCode === status ? resolve(bytes) : reject(new Error(`${url} answered ${answer.statusCode}.`)),
      );
      answer.on('error', reject);
    });
    asked.on('error', reject).end(body);
  });
}

/** CPU microseconds of one request, four at once. */
async function round(asked: Asked): Promise<number> {
  const before = cpuSeconds(asked.pid);
  let left = asked.requests;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) await ask(asked);
    }),
  );
  return ((cpuSeconds(asked.pid) - before) * 1e6) / asked.requests;
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Median CPU microseconds of a request for each, asked in turn in one run.
 * @param warmUps first rounds that aren't counted: V8 compiles what is hot only after thousands of calls
 */
export async function inTurn(all: readonly Asked[], rounds: number, warmUps = 1): Promise<number[]> {
  const measured = all.map(() => [] as number[]);
  for (let number = 0; number < warmUps + rounds; number++)
    for (const [index, asked] of all.entries()) {
      const micros = await round(asked);
      if (number >= warmUps) measured[index]?.push(micros);
    }
  return measured.map(median);
}

/** Starts the plain server whose CPU is the unit. */
export async function startPlain(): Promise<{ asked: Asked; stop: () => Promise<void> }> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const running = run({ name: 'plain', args: ['services/scripts/plain-server.ts'], env, show: false });
  while (!running.tail().startsWith('http') && running.child.exitCode === null)
    await Promise.race([once(running.child.stdout ?? process.stdin, 'data'), running.ended]);
  const asked = { name: 'plain Fastify handler', pid: running.child.pid ?? 0, url: running.tail(), requests: 4000 };
  return { asked, stop: () => stop(running) };
}

/** Closes what the questions have left open. */
export const stopAsking = (): void => agent.destroy();
