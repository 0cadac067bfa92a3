import { mkdirSync, rmSync } from 'node:fs';
import { readWish, type Wish } from './arguments.ts';
import { browser, build, generated, rest, sizes, style } from './checks.ts';
import { part } from './part.ts';
import { playwright } from './playwright.ts';
import { runGate, type Stage } from './run.ts';
import { settleSpeed } from './speed.ts';
import { results } from './step.ts';
import { vitest } from './vitest.ts';

/** Everything: what only reads beside the build, then the tests, which have both cores to themselves. */
const whole = ({ all, seed }: Wish): Stage[] => [
  [[browser]],
  [
    [...style, ...generated, ...rest],
    [build, ...sizes],
  ],
  [[vitest({ all, seed })]],
  [[playwright({ all, seed })]],
];

/** A run: its steps, and what is told of it at the start. */
interface Run {
  stages: Stage[];
  notes?: readonly string[];
}

const runOf: Record<Wish['kind'], (wish: Wish) => Run> = {
  whole: (wish) => ({ stages: whole(wish), notes: wish.seed === undefined ? [] : [`Seed: ${wish.seed}`] }),
  checks: () => ({ stages: [[[...style, ...generated, ...rest]]] }),
  part,
};

try {
  const wish = readWish(process.argv.slice(2));
  const { stages, notes = [] } = runOf[wish.kind](wish);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await settleSpeed();
  const { failed } = await runGate(stages, { notes });
  process.exit(failed > 0 ? 1 : 0);
} catch (error) {
  console.error((error as Error).message);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
