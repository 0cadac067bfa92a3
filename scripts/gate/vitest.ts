import { randomInt } from 'node:crypto';
import { isAbsolute, join, relative } from 'node:path';
import { node, tool } from '../command.ts';
import { root } from '../processes.ts';
import type { TestEvent } from './events.ts';
import { titlePattern } from './failures.ts';
import type { TestsLongWait } from './long-waits.ts';
import { honest, readReport, results, type Count, type Step } from './step.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { name: string; status: string; assertionResults: unknown[] }[];
}

/** What `npm run test:all` looks at more often than each run does. */
const thorough = {
  FUZZ_REQUESTS: '20000',
  FUZZ_RUNS: '120',
  EVERY_OPERATION: 'yes',
  // Carts that no run has drawn before; fast-check prints the seed of one that fails.
  FRESH_SEED: String(randomInt(1, 2 ** 31)),
};

/** What a run of unit and component tests is limited to, and its order. */
export interface UnitChoice {
  /** More requests and runs of what is random. */
  all?: boolean;
  /** What the step is called, and what its time is remembered by. */
  name?: string;
  key?: string;
  /** Files, or parts of their paths; everything when left out. */
  paths?: readonly string[];
  /** Projects that they belong to; all when left out: starting one takes a second. */
  projects?: readonly string[];
  /** The title of the tests to run. */
  title?: string | undefined;
  /** The files come in a random order, the same for the same seed. */
  seed?: number | undefined;
  /** Further settings of the run. */
  env?: NodeJS.ProcessEnv;
}

/** Unit and component tests. */
export function vitest(choice: UnitChoice = {}): Step {
  const { name = 'tests: unit and component', key = name, all = false, paths = [], title, env = {} } = choice;
  return {
    name,
    key,
    run: (hear) =>
      node(
        [tool.vitest, 'run', ...paths, ...switches(choice), ...reporters],
        { NODE_ENV: 'test', LARDER_GATE: 'yes', ...(all ? thorough : {}), ...env },
        (message) => hear(message as TestEvent),
      ),
    count: (outcome) => honest(countVitest(readReport<VitestReport>('vitest.json'), title !== undefined), outcome),
    longWaits: () => readReport<TestsLongWait[]>('vitest-waits.json') ?? [],
    files: () => {
      const times = readReport<Record<string, number>>('vitest-files.json') ?? {};
      return new Map(Object.entries(times).map(([path, ms]) => [isAbsolute(path) ? relative(root, path) : path, ms]));
    },
  };
}

/** What passing tests print isn't kept: the gate shows what a failing step has printed. */
const reporters = [
  '--silent=passed-only',
  '--reporter=default',
  '--reporter=json',
  ...['unit-events', 'file-times', 'long-waits'].map((name) => `--reporter=./scripts/gate/${name}.ts`),
  `--outputFile.json=${join(results, 'vitest.json')}`,
];

const switches = ({ projects = [], title, seed }: UnitChoice): string[] => [
  ...projects.flatMap((project) => ['--project', project]),
  ...(title === undefined ? [] : ['-t', titlePattern(title)]),
  ...(seed === undefined ? [] : ['--sequence.shuffle.files', `--sequence.seed=${seed}`]),
];

/** Passed and failed tests; a skipped one and a file that can't be loaded are failures. Where tests were chosen by title, others are skipped, and none at all is a failure. */
export function countVitest(report: VitestReport | undefined, byTitle = false): Count {
  if (!report) return { passed: 0, failed: 0 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  const { numPassedTests: passed, numFailedTests, numPendingTests } = report;
  const failed = numFailedTests + unloaded.length;
  if (byTitle) return { passed, failed: passed + failed === 0 ? 1 : failed };
  return { passed, failed: failed + numPendingTests };
}
