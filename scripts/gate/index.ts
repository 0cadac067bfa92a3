import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readWish, type Wish } from './arguments.ts';
import { browser, build, generated, rest, sizes, style } from './checks.ts';
import { house, part } from './part.ts';
import { PassedChecks } from './passed.ts';
import { playwright } from './playwright.ts';
import { pooled } from './pooled.ts';
import { runGate, type Stage } from './run.ts';
import { settleSpeed } from './speed.ts';
import { results } from './step.ts';
import { memory } from './times.ts';
import { vitest } from './vitest.ts';

/** What checks read when they passed. */
const passed = new PassedChecks(join(memory, 'passed.json'), house);

/** Everything: what only reads beside the build, then the tests, which have both cores to themselves. Nothing is skipped. */
const whole = ({ all, seed }: Wish): Stage[] => [
  [[browser]],
  [[...style, ...generated, ...rest()].map((check) => passed.remembering(check)), [build, ...sizes]],
  [[vitest({ all, seed })]],
  [[pooled()]],
  [[playwright({ all, seed })]],
];

/** What only reads, side by side; what is unchanged since it passed is skipped. */
function checks(): Stage[] {
  const [formatting, lint, types] = style;
  const lanes = [
    [formatting, lint, ...rest({ quickly: true })],
    [types, ...generated],
  ];
  return [lanes.map((lane) => lane.flatMap((check) => (check ? [passed.skipping(check)] : [])))];
}

/** A run: its steps, and what is told of it at the start. */
interface Run {
  stages: Stage[];
  notes?: readonly string[];
}

const runOf: Record<Wish['kind'], (wish: Wish) => Run> = {
  whole: (wish) => ({ stages: whole(wish), notes: wish.seed === undefined ? [] : [`Seed: ${wish.seed}`] }),
  checks: () => ({ stages: checks() }),
  part,
};

try {
  const wish = readWish(process.argv.slice(2));
  const { stages, notes = [] } = runOf[wish.kind](wish);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await settleSpeed();
  const { failed } = await runGate(stages, { notes });
  if (wish.kind !== 'part') passed.keep();
  process.exit(failed > 0 ? 1 : 0);
} catch (error) {
  console.error((error as Error).message);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
