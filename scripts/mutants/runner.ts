import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import {
  type RunnerTask,
  type RunnerTestCase,
  type RunnerTestFile,
  type RunnerTestSuite,
  TestRunner,
  vi,
} from 'vitest';
import { type Lever, pullable } from './lever.ts';
import { type Event, type Plan, planVariable } from './plan.ts';

/** What outlives a test file: files of a process share it. */
interface Shared {
  plan: Plan;
  lever: Lever;
  settled: Set<number>;
}

const key = Symbol.for('larder.mutants');
const shared = ((globalThis as { [key]?: Shared })[key] ??= begin());

function begin(): Shared {
  const plan = JSON.parse(readFileSync(process.env[planVariable] ?? '', 'utf8')) as Plan;
  return { plan, lever: pullable(), settled: new Set(plan.settled) };
}

const tell = (event: Event): void => appendFileSync(shared.plan.events, `${JSON.stringify(event)}\n`);

/** The suites around a test, the outermost first; `top` has the hooks of the file. */
function parentsOf(test: RunnerTestCase, top: RunnerTestSuite): RunnerTestSuite[] {
  const suites: RunnerTestSuite[] = [];
  for (let suite = test.suite; suite; suite = suite.suite) if (suite !== test.file) suites.unshift(suite);
  return [top, ...suites];
}

const testsIn = (tasks: readonly RunnerTask[]): RunnerTestCase[] =>
  tasks.flatMap((task) => {
    if (task.mode === 'skip' || task.mode === 'todo') return [];
    return task.type === 'suite' ? testsIn(task.tasks) : [task];
  });

/** A test with the hooks around it, as often as it takes. @throws what the test throws */
async function once(test: RunnerTestCase, top: RunnerTestSuite = test.file): Promise<void> {
  const suites = parentsOf(test, top);
  const after: (() => unknown)[] = [];
  try {
    for (const suite of suites)
      for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) {
        const undo: unknown = await hook(test.context, suite);
        if (typeof undo === 'function') after.push(undo as () => unknown);
      }
    await TestRunner.getTestFn(test)();
  } finally {
    for (const suite of suites.toReversed())
      for (const hook of TestRunner.getSuiteHooks(suite).afterEach.toReversed()) await hook(test.context, suite);
    for (const undo of after.toReversed()) await undo();
  }
}

/**
 * Runs each test once as it is and sees which mutants it reaches, then once more for each of these that no test has noticed yet.
 * What a module does as it loads is run again from the beginning, test file and all; so is everything where modules keep state.
 */
export default class MutantRunner extends TestRunner {
  private loaded: number[] = [];
  private reached = new Set<number>();
  private asked = 0;
  private reachedBy = new WeakMap<RunnerTestCase, { reached: number[]; asked: number }>();

  override async importFile(filepath: string, source: 'collect' | 'setup'): Promise<unknown> {
    // What prepares the tests shares their modules: all are loaded afresh, beginning with the first of them.
    if (filepath === (shared.plan.setup[0] ?? filepath)) vi.resetModules();
    if (source === 'setup') return await super.importFile(filepath, source);
    const { reached, asked } = await shared.lever.watch(async () => void (await super.importFile(filepath, source)));
    [this.loaded, this.reached, this.asked] = [reached, new Set(reached), asked];
    return undefined;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const { reached, asked } = await shared.lever.watch(async () => await TestRunner.getTestFn(test)());
    this.asked += asked;
    for (const id of reached) this.reached.add(id);
    this.reachedBy.set(test, { reached, asked });
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: { retry: number; repeats: number }): Promise<void> {
    await super.onAfterRetryTask(test, options);
    const { reached, asked } = this.reachedBy.get(test) ?? { reached: [], asked: 0 };
    const file = relative(shared.plan.root, test.file.filepath);
    if (test.result?.state === 'fail')
      return tell(['broken', file, `${test.name}: ${test.result.errors?.[0]?.message ?? ''}`]);
    if (shared.plan.isStateful) return;
    for (const id of reached) {
      if (shared.settled.has(id) || this.loaded.includes(id)) continue;
      await this.try(id, file, asked, () => once(test));
      if (test.context.signal.aborted) break;
    }
    await once(test).catch((error: unknown) =>
      tell(['broken', file, `${test.name}, after its mutants: ${String(error)}`]),
    );
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    if (!('filepath' in suite)) return;
    const file = relative(shared.plan.root, (suite as RunnerTestFile).filepath);
    for (const id of shared.plan.isStateful ? this.reached : this.loaded)
      if (!shared.settled.has(id)) await this.try(id, file, this.asked, () => this.again(suite));
    if (shared.plan.isStateful)
      await this.again(suite).catch((error: unknown) => tell(['broken', file, `after its mutants: ${String(error)}`]));
    tell(['reached', file, [...this.reached]]);
    tell(['done', file]);
  }

  private async try(id: number, file: string, asked: number, run: () => Promise<void>): Promise<void> {
    tell(['try', id]);
    try {
      await shared.lever.with(id, asked * 20 + 100_000, run);
    } catch {
      shared.settled.add(id);
      tell(['killed', id, file]);
      vi.useRealTimers();
      if (!shared.plan.isStateful) return;
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    }
  }

  /** Loads the test file and all it imports afresh and runs its tests until one fails. */
  private async again(suite: RunnerTestSuite): Promise<void> {
    const file = suite as RunnerTestFile;
    const collector = TestRunner.getCurrentSuite();
    collector.clear();
    vi.resetModules();
    for (const path of shared.plan.setup) await super.importFile(path, 'setup');
    await super.importFile(file.filepath, 'collect');
    const top = await collector.collect(file);
    for (const task of testsIn(top.tasks)) await once(task, top);
  }
}
