import { setTimeout as wait } from 'node:timers/promises';
import { upstreamNames, type UpstreamName } from '../../../gateway/src/compose.ts';
import type { Stack } from '../../../tests/e2e/stack.ts';
import { openWire, type Wire } from '../../../tests/e2e/wire.ts';
import { cookieOf } from '../sign-in.ts';
import { writeTable } from '../table.ts';
import { openFront, type Ending, type Front } from './front.ts';
import { operations, type Operation } from './operations.ts';

const faults = {
  hung: 'never',
  dead: 'breaks',
  garbage: { status: 200, body: { unexpected: true } },
} as const satisfies Record<string, Parameters<Wire['answers']>[1]>;

/** So long after a fault has begun, the breaker is open: a third of the deadline, and time to spare. */
const openAfterMs = 2500;
/** What the promise says of those who need a broken service. */
const promisedMs = 300;

/** What came of one service and one fault. */
interface Outcome {
  service: string;
  fault: string;
  unrelated: readonly Ending[];
  /** Of those that need it, asked once the breaker is open. */
  needing: readonly Ending[];
}

/**
 * Breaks each service in each way, under a mix of operations, and prints what that cost those that need it and everybody
 * else. Which operation needs which service is found out by asking each while all is well.
 */
export async function benchOutages(stack: Stack, { perSecond = 20, seconds = 6 } = {}): Promise<void> {
  const wire = await openWire(() => stack.services);
  const front = await openFront(wire.url, await cookieOf(stack, 'maya'));
  try {
    const needs = await needsOf(front);
    const outcomes: Outcome[] = [];
    for (const service of upstreamNames)
      for (const [fault, answer] of Object.entries(faults)) {
        wire.answers(new RegExp(`^\\w+ /${service}/`), answer);
        outcomes.push({ service, fault, ...(await load(front, service, needs, { perSecond, seconds })) });
        wire.mends();
        while ((await front.silent()).length > 0) await wait(50);
        console.log(line(outcomes.at(-1)!).join('  '));
      }
    const head = ['Service', 'Fault', 'Others asked', 'Served', 'Slowest', 'Needing it', 'Within 300 ms', 'Slowest'];
    await writeTable('outages', [head, ...outcomes.map(line)], 'docs/reliability.md');
  } finally {
    await front.close();
    wire.close();
  }
}

/** The services that each operation calls once caches are warm. */
async function needsOf(front: Front): Promise<ReadonlyMap<Operation, ReadonlySet<string>>> {
  const needs = new Map<Operation, ReadonlySet<string>>();
  for (const operation of operations) {
    if (operation.streamOf) needs.set(operation, new Set([operation.streamOf]));
    else {
      // The first of its kind finds caches cold, and a busy machine may take too long over it.
      let first = await front.ask(operation, 0);
      for (let more = 0; more < 5 && !first.isServed; more += 1) first = await front.ask(operation, 0);
      if (!first.isServed) throw new Error(`"${operation.name}" isn't served: ${first.codes.join(', ')}`);
      needs.set(operation, await front.callsDuring(() => front.ask(operation, 1)));
    }
  }
  return needs;
}

/** Asks so many a second, whether or not the earlier ones have been answered. */
async function load(
  front: Front,
  service: UpstreamName,
  needs: ReadonlyMap<Operation, ReadonlySet<string>>,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Pick<Outcome, 'unrelated' | 'needing'>> {
  const mix = operations.filter(({ streamOf }) => streamOf === undefined || streamOf === service);
  const unrelated: Promise<Ending>[] = [];
  const needing: Promise<Ending>[] = [];
  const asked: Promise<unknown>[] = [];
  const began = performance.now();
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - began) {
    while (asked.length < (elapsed / 1000) * perSecond) {
      const count = (turn += 1);
      const operation = mix[count % mix.length]!;
      const asking = front.ask(operation, count);
      asked.push(asking);
      if (!needs.get(operation)?.has(service)) unrelated.push(asking);
      else if (elapsed >= openAfterMs) needing.push(asking);
    }
    await wait(5);
  }
  await Promise.all(asked);
  return { unrelated: await Promise.all(unrelated), needing: await Promise.all(needing) };
}

let turn = 0;

const slowest = (endings: readonly Ending[]) =>
  endings.length === 0 ? '' : `${Math.max(...endings.map(({ ms }) => ms)).toFixed(0)} ms`;
const share = (endings: readonly Ending[], is: (ending: Ending) => boolean) =>
  endings.length === 0 ? '' : `${((endings.filter(is).length / endings.length) * 100).toFixed(1)} %`;

function line({ service, fault, unrelated, needing }: Outcome): string[] {
  return [
    service,
    fault,
    String(unrelated.length),
    share(unrelated, ({ isServed }) => isServed),
    slowest(unrelated),
    String(needing.length),
    share(needing, ({ ms }) => ms <= promisedMs),
    slowest(needing),
  ];
}
