import { isAbsolute, join, relative } from 'node:path';
import { node, tool } from '../command.ts';
import { root } from '../processes.ts';
import type { TestsLongWait } from './long-waits.ts';
import { honest, readReport, results, type Count, type Step } from './step.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { name: string; status: string; assertionResults: unknown[] }[];
}

/** What `npm run test:all` looks at more often than each run does. */
const thorough = { FUZZ_REQUESTS: '20000', FUZZ_RUNS: '120', EVERY_OPERATION: 'yes' };

/** Unit and component tests: all of them, or those whose path holds one of `filters`. */
export function vitest(filters: readonly string[] = [], { all = false } = {}): Step {
  const report = join(results, 'vitest.json');
  return {
    name: 'tests: unit and component',
    run: () =>
      node(
        [
          tool.vitest,
          'run',
          ...filters,
          ...(filters.length ? ['--passWithNoTests'] : []),
          '--reporter=default',
          '--reporter=json',
          '--reporter=./scripts/gate/file-times.ts',
          '--reporter=./scripts/gate/long-waits.ts',
          `--outputFile.json=${report}`,
        ],
        { NODE_ENV: 'test', LARDER_GATE: 'yes', ...(all ? thorough : {}) },
      ),
    count: (outcome) => honest(countVitest(readReport<VitestReport>('vitest.json')), outcome),
    longWaits: () => readReport<TestsLongWait[]>('vitest-waits.json') ?? [],
    files: () => {
      const times = readReport<Record<string, number>>('vitest-files.json') ?? {};
      return new Map(Object.entries(times).map(([path, ms]) => [isAbsolute(path) ? relative(root, path) : path, ms]));
    },
  };
}

/** Passed and failed tests; a skipped one and a file that can't be loaded are failures. */
export function countVitest(report: VitestReport | undefined): Count {
  if (!report) return { passed: 0, failed: 0 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + unloaded.length,
  };
}
