// Runs the tests again and again, each time in another order, and once while the machine is busy.
//   npm run test:steady                     five runs and the busy one
//   --seed N                                the order of the first run; each further one has the next number
//   --runs N                                so many, and the busy one
//   --only units|browser                    those outside or in a browser
//   PATH…                                   those at these paths
import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { browser, build, named } from '../checks.ts';
import { playwright } from '../playwright.ts';
import { runGate, type Stage } from '../run.ts';
import { settleSpeed } from '../speed.ts';
import { results } from '../step.ts';
import { vitest } from '../vitest.ts';
import { keepBusy } from './busy.ts';
import {
  readSteadyWish,
  type Round,
  roundLines,
  type RoundResult,
  roundsOf,
  type SteadyWish,
  type TestsOf,
} from './rounds.ts';

const stagesOf = ({ seed }: Round, { units, browser: shown }: SteadyWish): Stage[] => [
  ...(units === 'none' ? [] : [[[vitest({ seed, ...pathsOf(units) })]]]),
  ...(shown === 'none' ? [] : [[[playwright({ seed, ...pathsOf(shown) })]]]),
];

const pathsOf = (tests: Exclude<TestsOf, 'none'>) =>
  tests === 'all' ? {} : { paths: tests, key: `tests at ${named(tests)}` };

/** One run, on a machine whose speed is measured as it is then. */
async function run(round: Round, wish: SteadyWish): Promise<RoundResult> {
  const began = performance.now();
  const relax = round.isBusy ? keepBusy() : () => Promise.resolve([]);
  try {
    rmSync(results, { recursive: true, force: true });
    mkdirSync(results, { recursive: true });
    delete process.env['LARDER_SPEED'];
    await settleSpeed();
    const note = `Seed: ${round.seed}${round.isBusy ? ', every core busy' : ''}\n`;
    const sum = await runGate(stagesOf(round, wish), {
      notes: [note],
      ...(round.isBusy ? { keep: () => undefined } : {}),
    });
    return { ...round, ...sum, minutes: (performance.now() - began) / 60_000 };
  } finally {
    await relax();
  }
}

try {
  const wish = readSteadyWish(process.argv.slice(2), () => randomInt(1, 1_000_000));
  console.log(`Seed: ${wish.seed} (--seed ${wish.seed} repeats it)\n`);
  if (wish.browser !== 'none') {
    const { failed } = await runGate([[[browser, build]]]);
    if (failed > 0) process.exit(1);
  }
  const ended: RoundResult[] = [];
  for (const round of roundsOf(wish)) ended.push(await run(round, wish));
  console.log(`\n${roundLines(ended)}`);
  process.exit(ended.some(({ failed }) => failed > 0) ? 1 : 0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
