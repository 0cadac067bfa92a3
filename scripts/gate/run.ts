import type { Outcome } from '../command.ts';
import { longWaitLines, type TestsLongWait } from './long-waits.ts';
import type { Count, Step } from './step.ts';

/** Steps of which each waits for the one before it. */
export type Lane = readonly Step[];

/** Lanes that run side by side; the next stage waits for all of them. */
export type Stage = readonly Lane[];

/** Runs every step, whatever the earlier ones say, and tells of each in the order in which they are listed; answers the sum. */
export async function runGate(stages: readonly Stage[], say: (line: string) => void = console.log): Promise<Count> {
  const sum = { passed: 0, failed: 0 };
  const files = new Map<string, number>();
  const longWaits: TestsLongWait[] = [];
  for (const stage of stages) {
    const lanes = stage.map(startLane);
    for (const { step, ended } of lanes.flat()) {
      const outcome = await ended;
      const count = step.count?.(outcome) ?? { passed: outcome.ok ? 1 : 0, failed: outcome.ok ? 0 : 1 };
      sum.passed += count.passed;
      sum.failed += count.failed;
      for (const [path, ms] of step.files?.() ?? []) files.set(path, (files.get(path) ?? 0) + ms);
      longWaits.push(...(step.longWaits?.() ?? []));
      say(lineOf(step, outcome, count));
      if (count.failed) say(`${lastLines(outcome.output, 150).replaceAll(/^/gm, '    ')}\n`);
    }
  }
  if (longWaits.length > 0) say(longWaitLines(longWaits));
  if (files.size > 0) say(slowest(files));
  say(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum;
}

/** Begins a lane; each step's outcome comes when its turn is over. */
function startLane(lane: Lane): { step: Step; ended: Promise<Outcome> }[] {
  let before: Promise<unknown> = Promise.resolve();
  return lane.map((step) => {
    const ended = before.then(() => step.run());
    before = ended;
    return { step, ended };
  });
}

function lineOf({ name, count: isCounted }: Step, { seconds }: Outcome, { passed, failed }: Count): string {
  const numbers = isCounted ? `${passed} passed${failed ? `, ${failed} failed` : ''}` : '';
  return `${failed ? '✗' : '✓'} ${name.padEnd(48)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${numbers}`.trimEnd();
}

/** The ten files of tests that took longest; what ran side by side is added up. */
export function slowest(files: ReadonlyMap<string, number>): string {
  const rows = [...files].toSorted(([, a], [, b]) => b - a).slice(0, 10);
  return [
    `\nThe ${rows.length} slowest files of tests:`,
    ...rows.map(([path, ms]) => `${`${(ms / 1000).toFixed(1)} s`.padStart(10)}  ${path}`),
  ].join('\n');
}

const lastLines = (text: string, count: number) => text.split('\n').slice(-count).join('\n');
