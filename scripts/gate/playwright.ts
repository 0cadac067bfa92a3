import { join } from 'node:path';
import { node, tool } from '../command.ts';
import type { TestEvent } from './events.ts';
import { titlePattern } from './failures.ts';
import type { TestsLongWait } from './long-waits.ts';
import { honest, readReport, results, type Count, type Step } from './step.ts';

interface Suite {
  file: string;
  suites?: Suite[];
  specs?: { tests: { results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
}

/** What a run in the browser is limited to. */
export interface BrowserChoice {
  /** What the step is called, and what its time is remembered by. */
  name?: string;
  key?: string;
  /** Every story in every look instead of the sample. */
  all?: boolean;
  /** Files or folders of tests; everything when left out. */
  paths?: readonly string[];
  /** Titles of the tests to run. */
  titles?: readonly string[];
  /** The files come in a random order, the same for the same seed. */
  seed?: number | undefined;
}

/** A real browser against the real stack, and every story of the library. */
export function playwright({
  name = 'tests: end to end and library',
  key = name,
  all = false,
  paths = [],
  titles = [],
  seed,
}: BrowserChoice = {}): Step {
  return {
    name,
    key,
    run: (hear) =>
      node(
        [
          tool.playwright,
          'test',
          ...paths,
          ...(titles.length > 0 ? ['--grep', titles.map(titlePattern).join('|')] : []),
          ...(seed === undefined ? [] : ['--shuffle', String(seed)]),
        ],
        {
          PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'end-to-end.json'),
          LARDER_GATE: 'yes',
          ...(all ? { LIBRARY_LOOKS: 'all', EVERY_SCREEN: 'yes', PLACINGS: '500' } : {}),
        },
        (message) => hear(message as TestEvent),
      ),
    count: (outcome) => honest(countPlaywright(readReport<PlaywrightReport>('end-to-end.json')), outcome),
    longWaits: () => readReport<TestsLongWait[]>('playwright-waits.json') ?? [],
    files: () => playwrightFiles(readReport<PlaywrightReport>('end-to-end.json')),
  };
}

/** Passed and failed tests; one that needed a second try or did not run has not passed. */
export function countPlaywright(report: Pick<PlaywrightReport, 'stats'> | undefined): Count {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return { passed: expected, failed: unexpected + flaky + skipped };
}

/** Milliseconds of all tests of each file, which may have run side by side. */
export function playwrightFiles(report: Pick<PlaywrightReport, 'suites'> | undefined): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  const read = ({ file, suites = [], specs = [] }: Suite) => {
    suites.forEach(read);
    const durations = specs.flatMap(({ tests }) =>
      tests.flatMap((test) => test.results.map(({ duration }) => duration)),
    );
    const path = `tests/${file}`;
    times.set(path, (times.get(path) ?? 0) + durations.reduce((sum, ms) => sum + ms, 0));
  };
  (report?.suites ?? []).forEach(read);
  return times;
}
