import type { Outcome } from '../command.ts';
import type { Failure } from './events.ts';
import { repeatOf } from './failures.ts';
import { longWaitLines, type TestsLongWait } from './long-waits.ts';
import { expected, planText } from './plan.ts';
import { Progress, type Screen } from './progress.ts';
import { givenSpeed } from './speed.ts';
import { type Count, keyOf, type Step } from './step.ts';
import { keepTimes, readTimes, type Times } from './times.ts';
import { timeWords } from './words.ts';

/** Steps of which each waits for the one before it. */
export type Lane = readonly Step[];

/** Lanes that run side by side; the next stage waits for all of them. */
export type Stage = readonly Lane[];

/** Where a run is shown, and what it remembers. */
export interface Surroundings {
  screen?: Screen;
  /** What earlier runs took. */
  times?: Times;
  keep?: (taken: Times) => void;
  /** What is told below the plan. */
  notes?: readonly string[];
}

/** Runs every step, whatever the earlier ones say: shows the plan, how far it is, failures as they happen, and the sum, which it answers. */
export async function runGate(
  stages: readonly Stage[],
  { screen = process.stdout, times = readTimes(), keep = keepTimes, notes = [] }: Surroundings = {},
): Promise<Count> {
  const { seconds, isWhole } = expected(stages, times);
  const progress = new Progress(stages.flat(2).length, {
    screen,
    expected: isWhole ? seconds : undefined,
    tests: times.tests,
  });
  const run = new Run(progress);
  progress.say([planText(stages, times), ...notes].join('\n'));
  progress.start();
  for (const stage of stages) await Promise.all(stage.map((lane) => run.lane(lane)));
  progress.stop();
  for (const part of run.report()) progress.say(part);
  keep(run.taken);
  progress.say(`\n${run.sum.passed} passed, ${run.sum.failed} failed`);
  return run.sum;
}

/** One run of the gate: adds up what its steps say. */
class Run {
  readonly sum: Count = { passed: 0, failed: 0 };
  readonly taken: Times = { seconds: {}, tests: {}, files: {} };
  private readonly files = new Map<string, number>();
  private readonly longWaits: TestsLongWait[] = [];
  private readonly failures: Failure[] = [];
  private readonly progress: Progress;

  constructor(progress: Progress) {
    this.progress = progress;
  }

  async lane(lane: Lane): Promise<void> {
    for (const step of lane) await this.step(step);
  }

  /** What is told at the end. */
  report(): string[] {
    const repeats = [...new Set(this.failures.map(repeatOf))].filter((repeat) => repeat !== undefined);
    return [
      ...(this.longWaits.length > 0 ? [longWaitLines(this.longWaits)] : []),
      ...(this.files.size > 0 ? [slowest(this.files)] : []),
      ...(repeats.length > 0 ? [`\nWhat failed, again:\n${repeats.map((line) => `  ${line}`).join('\n')}`] : []),
    ];
  }

  private async step(step: Step): Promise<void> {
    const { progress, taken } = this;
    progress.begin(step);
    const outcome = await outcomeOf(step, (event) => {
      if (event.kind === 'failed') this.failures.push(event);
      progress.hear(step, event);
    });
    const counted = step.count?.(outcome) ?? { passed: outcome.ok ? 1 : 0, failed: outcome.ok ? 0 : 1 };
    this.sum.passed += counted.passed;
    this.sum.failed += counted.failed;
    taken.seconds[keyOf(step)] = outcome.seconds;
    if (step.count) taken.tests[keyOf(step)] = counted.passed + counted.failed;
    for (const [path, ms] of step.files?.() ?? []) {
      this.files.set(path, (this.files.get(path) ?? 0) + ms);
      // As on a quiet machine: the next run measures its own.
      taken.files[path] = Math.round((taken.files[path] ?? 0) + ms / givenSpeed());
    }
    this.longWaits.push(...(step.longWaits?.() ?? []));
    const output = counted.failed > 0 ? `\n${lastLines(outcome.output, 150).replaceAll(/^/gm, '    ')}\n` : '';
    progress.end(step, `${lineOf(step, outcome, counted)}${output}`);
  }
}

/** How a step ended; one that can't even run has failed. */
async function outcomeOf(step: Step, hear: Parameters<Step['run']>[0]): Promise<Outcome> {
  try {
    return await step.run(hear);
  } catch (error) {
    return { ok: false, output: error instanceof Error ? (error.stack ?? error.message) : String(error), seconds: 0 };
  }
}

function lineOf({ name, count: isCounted }: Step, { seconds, note }: Outcome, { passed, failed }: Count): string {
  const numbers = isCounted ? `${passed} passed${failed ? `, ${failed} failed` : ''}` : '';
  const time = seconds < 60 ? `${seconds.toFixed(1)} s` : timeWords(seconds);
  return `${failed ? '✗' : '✓'} ${name.padEnd(50)} ${time.padStart(11)}  ${note ?? numbers}`.trimEnd();
}

/** The ten files of tests that took longest; what ran side by side is added up. */
export function slowest(files: ReadonlyMap<string, number>): string {
  const rows = [...files].toSorted(([, a], [, b]) => b - a).slice(0, 10);
  return [
    `\n${rows.length === 1 ? 'The slowest file of tests' : `The ${rows.length} slowest files of tests`}:`,
    ...rows.map(([path, ms]) => `${`${(ms / 1000).toFixed(1)} s`.padStart(10)}  ${path}`),
  ].join('\n');
}

const lastLines = (text: string, count: number) => text.split('\n').slice(-count).join('\n');
