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

/** What the promise says of those who need a broken service. */
const promisedMs = 300;

/** What came of one service and one fault. */
interface Outcome {
  /** Empty while all is well. */
  service: string;
  fault: string;
  unrelated: readonly Ending[];
  /** Of those that need it, asked once the breaker is open; with garbage there is none to open. */
  needing: readonly Ending[];
}

/**
 * Breaks each service in each way, under a mix of operations, and prints what that cost those that need it and everybody
 * else. Which operation needs which service is found out by asking each while all is well.
 */
export async function benchOutages(
  stack: Stack,
  { perSecond, seconds, only }: { perSecond: number; seconds: number; only?: string | undefined },
): Promise<void> {
  // The operators' service is asked by the console alone, and nothing of the mix needs it.
  const names = upstreamNames.filter((name) => name !== 'operators' && (only === undefined || name === only));
  const wire = await openWire(() => stack.services);
  const front = await openFront(wire.url, await cookieOf(stack, 'maya'));
  try {
    const needs = await needsOf(front);
    const mix = { needs, perSecond, seconds };
    const outcomes: Outcome[] = [{ service: '', fault: 'none', ...(await load(front, null, () => true, mix)) }];
    console.log(line(outcomes[0]!).join('  '));
    for (const service of names)
      for (const [fault, answer] of Object.entries(faults)) {
        wire.answers(new RegExp(`^\\w+ /${service}(?:[/?]|$)`), answer);
        const breaker = watchedBreaker(front, service);
        const isOpen = fault === 'garbage' ? () => true : breaker.isOpen;
        outcomes.push({ service, fault, ...(await load(front, service, isOpen, mix)) });
        breaker.stop();
        wire.mends();
        while ((await front.silent()).length > 0) await wait(50);
        console.log(line(outcomes.at(-1)!).join('  '));
      }
    const head = ['Service', 'Fault', 'Others asked', 'Served', 'Slowest', 'Needing it', 'Within 300 ms', 'Slowest'];
    if (only === undefined) await writeTable('outages', [head, ...outcomes.map(line)], 'docs/reliability.md');
  } finally {
    await front.close();
    wire.close();
  }
}

interface Mix {
  needs: ReadonlyMap<Operation, ReadonlySet<string>>;
  perSecond: number;
  seconds: number;
}

/** Asks for the state of the breaker until it has opened, while the load goes on. */
function watchedBreaker(front: Front, service: UpstreamName): { isOpen: () => boolean; stop: () => void } {
  let isOpen = false;
  let isOver = false;
  const look = async (): Promise<void> => {
    // The front may have closed while it was asked for the last time.
    isOpen = (await front.silent().catch((): readonly string[] => [])).includes(service);
    if (!isOpen && !isOver) void wait(50).then(look);
  };
  void look();
  return { isOpen: () => isOpen, stop: () => (isOver = true) };
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
  service: UpstreamName | null,
  isOpen: () => boolean,
  { needs, perSecond, seconds }: Mix,
): Promise<Pick<Outcome, 'unrelated' | 'needing'>> {
  const mix = operations.filter(({ streamOf }) => streamOf === undefined || streamOf === service);
  const isNeeding = (operation: Operation) => service !== null && needs.get(operation)?.has(service) === true;
  const [related, others] = [mix.filter(isNeeding), mix.filter((operation) => !isNeeding(operation))];
  const unrelated: Promise<Ending>[] = [];
  const needing: Promise<Ending>[] = [];
  const asked: Promise<unknown>[] = [];
  const began = performance.now();
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - began) {
    while (asked.length < (elapsed / 1000) * perSecond) {
      const count = (turn += 1);
      // Every other one needs it, if any does.
      const from = count % 2 === 0 && related.length > 0 ? related : others;
      const operation = from[(count >> 1) % from.length]!;
      const asking = front.ask(operation, count);
      asked.push(asking);
      if (from === others) unrelated.push(asking);
      else if (isOpen()) needing.push(asking);
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
