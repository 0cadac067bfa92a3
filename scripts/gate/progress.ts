import type { TestEvent } from './events.ts';
import { failureLines } from './failures.ts';
import { keyOf, type Step } from './step.ts';
import { count, some, timeWords } from './words.ts';

/** Where a run has got to. */
export interface Position {
  seconds: number;
  /** Seconds that the run is expected to take; undefined while a step of it has never run. */
  expected?: number;
  steps: { done: number; all: number };
  running: readonly string[];
  tests: { done: number; failed: number; all: number };
}

/** The progress line. */
export function progressText({ seconds, expected, steps, running, tests }: Position): string {
  return [
    `${timeWords(seconds)}${expected ? ` of about ${timeWords(expected)}` : ''}`,
    `${steps.done} of ${some(steps.all, 'step')}`,
    ...(tests.all > 0 ? [`${count(tests.done)}/${some(tests.all, 'test')}`] : []),
    ...(tests.failed > 0 ? [`${count(tests.failed)} failed`] : []),
    ...(running.length > 0 ? [running.join(', ')] : []),
  ].join(' · ');
}

/** Where progress is shown, and what time it is there. */
export interface Screen {
  write: (text: string) => unknown;
  isTTY?: boolean;
  columns?: number;
}

/** Shows how far a run is: on a terminal in a line that rewrites itself, elsewhere in a plain line now and then. */
export class Progress {
  private readonly began: number;
  private readonly running = new Map<string, { done: number; found: number; all: number }>();
  private readonly position = { done: 0, all: 0, failed: 0, before: 0 };
  private timer: NodeJS.Timeout | undefined;
  private readonly screen: Screen;
  private readonly now: () => number;
  private readonly expected: number | undefined;
  private readonly testsBefore: Record<string, number>;

  constructor(
    steps: number,
    {
      screen = process.stdout as Screen,
      now = Date.now,
      expected,
      tests = {},
    }: {
      screen?: Screen;
      now?: () => number;
      expected?: number | undefined;
      /** How many tests each step had the last time. */
      tests?: Record<string, number>;
    } = {},
  ) {
    this.screen = screen;
    this.now = now;
    this.expected = expected;
    this.testsBefore = tests;
    this.began = now();
    this.position.all = steps;
  }

  /** Begins to show the line again and again. */
  start(): this {
    this.timer = setInterval(() => this.show(), this.screen.isTTY ? 500 : 60_000);
    this.timer.unref();
    return this;
  }

  stop(): void {
    clearInterval(this.timer);
    this.clear();
  }

  begin(step: Step): void {
    if (!this.screen.isTTY) this.say(`… ${step.name} (${progressText({ ...this.at(), running: [] })})`);
    this.running.set(step.name, { done: 0, found: 0, all: this.testsBefore[keyOf(step)] ?? 0 });
    if (this.screen.isTTY) this.show();
  }

  end({ name }: Step, lines: string): void {
    this.position.before += this.running.get(name)?.done ?? 0;
    this.running.delete(name);
    this.position.done += 1;
    this.say(lines);
  }

  hear({ name }: Step, event: TestEvent): void {
    const step = this.running.get(name);
    if (!step) return;
    if (event.kind === 'found') step.found += event.tests;
    else step.done += 1;
    if (event.kind !== 'failed') return;
    this.position.failed += 1;
    this.say(failureLines(event));
  }

  /** Prints lines that stay. */
  say(lines: string): void {
    this.clear();
    this.screen.write(`${lines}\n`);
    if (this.screen.isTTY && this.running.size > 0) this.show();
  }

  private show(): void {
    const text = progressText(this.at());
    if (!this.screen.isTTY) return void this.screen.write(`  ${text}\n`);
    this.screen.write(`\r\u001B[K${text.slice(0, (this.screen.columns ?? 80) - 1)}`);
  }

  private clear(): void {
    if (this.screen.isTTY) this.screen.write('\r\u001B[K');
  }

  private at(): Position {
    const { done, all, failed, before } = this.position;
    const steps = [...this.running.values()];
    return {
      seconds: (this.now() - this.began) / 1000,
      ...(this.expected ? { expected: this.expected } : {}),
      steps: { done, all },
      running: [...this.running.keys()],
      tests: {
        done: before + steps.reduce((sum, step) => sum + step.done, 0),
        failed,
        all: before + steps.reduce((sum, step) => sum + Math.max(step.all, step.found, step.done), 0),
      },
    };
  }
}
