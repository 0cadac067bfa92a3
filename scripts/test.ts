import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { generators } from './codegen.ts';
import { node, tool, type Outcome } from './command.ts';
import { root } from './processes.ts';

/** How many of a step's tests passed and failed. */
interface Count {
  passed: number;
  failed: number;
}

/** One step of the gate. A step without `count` is one test. */
interface Step {
  name: string;
  run: () => Promise<Outcome>;
  count?: (outcome: Outcome) => Count;
  /** Part of `npm run check`. */
  fast?: boolean;
}

const results = join(root, 'test-results');
const fails = (output: string): Promise<Outcome> => Promise.resolve({ ok: false, output, seconds: 0 });

function readReport(name: string): unknown {
  const path = join(results, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** A report that says less than the exit code does (no tests, a file that did not load) adds one failure. */
function honest({ passed, failed }: Count, { ok }: Outcome): Count {
  return { passed, failed: !ok && failed === 0 ? 1 : failed };
}

/** The tests of one Vitest project; a file that can't be loaded is one failure. */
function vitest(project: string): Step {
  const report = `vitest-${project}.json`;
  return {
    name: `tests: ${project}`,
    run: () =>
      node(
        [
          tool.vitest,
          'run',
          '--project',
          project,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${join(results, report)}`,
        ],
        { NODE_ENV: 'test' },
      ),
    count(outcome) {
      const read = readReport(report) as
        | {
            numPassedTests: number;
            numFailedTests: number;
            numPendingTests: number;
            testResults: { status: string; assertionResults: unknown[] }[];
          }
        | undefined;
      const unloaded = read?.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length);
      const failed = (read?.numFailedTests ?? 0) + (read?.numPendingTests ?? 0) + (unloaded?.length ?? 0);
      return honest({ passed: read?.numPassedTests ?? 0, failed }, outcome);
    },
  };
}

/** A real browser against the real stack; a test that did not run has not passed. */
const endToEnd: Step = {
  name: 'tests: end to end',
  run: () => node([tool.playwright, 'test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'end-to-end.json') }),
  count(outcome) {
    const read = readReport('end-to-end.json') as
      | { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
      | undefined;
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read?.stats ?? {};
    return honest({ passed: expected, failed: unexpected + flaky + skipped }, outcome);
  },
};

const steps: readonly Step[] = [
  { name: 'formatting', run: () => node([tool.oxfmt, '--check']), fast: true },
  { name: 'lint', run: () => node([tool.oxlint, '--type-aware']), fast: true },
  { name: 'types', run: () => node([tool.tsc, '-b']), fast: true },
  ...generators.map(({ name, run }) => ({
    name: `up to date: ${name}`,
    run: () => node([...run, '--check']),
    fast: true,
  })),
  { name: 'table of components', run: () => node(['design-system/scripts/readme-table.ts', '--check']), fast: true },
  { name: 'unused code', run: () => node([tool.knip, '--no-progress']), fast: true },
  { name: 'licences', run: () => node(['scripts/licences.ts']), fast: true },
  vitest('node'),
  vitest('dom'),
  { name: 'build', run: () => node(['scripts/build.ts']) },
  { name: 'size budget', run: () => node(['web/scripts/budget.ts']) },
  { name: 'size budget of the components', run: () => node(['design-system/scripts/sizes.ts']) },
  endToEnd,
];

/** Installs a browser when there is none; its failure is the failure of the steps that need it. */
function browserStep(): Step {
  return {
    name: 'browser',
    run: () => {
      try {
        return Promise.resolve({ ok: true, output: ensureChromium(), seconds: 0 });
      } catch (error) {
        return fails((error as Error).message);
      }
    },
  };
}

/** Runs every step, whatever the earlier ones say, and answers the sum. */
async function gate(chosen: readonly Step[]): Promise<Count> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const sum = { passed: 0, failed: 0 };
  for (const step of chosen) {
    const outcome = await step.run();
    const count = step.count?.(outcome) ?? { passed: outcome.ok ? 1 : 0, failed: outcome.ok ? 0 : 1 };
    sum.passed += count.passed;
    sum.failed += count.failed;
    const numbers = step.count ? `${count.passed} passed${count.failed ? `, ${count.failed} failed` : ''}` : '';
    const mark = count.failed ? '✗' : '✓';
    console.log(
      `${mark} ${step.name.padEnd(48)} ${`${outcome.seconds.toFixed(1)} s`.padStart(8)}  ${numbers}`.trimEnd(),
    );
    if (count.failed) console.log(`${indent(lastLines(outcome.output, 150))}\n`);
  }
  return sum;
}

const lastLines = (text: string, count: number) => text.split('\n').slice(-count).join('\n');
const indent = (text: string) => text.replaceAll(/^/gm, '    ');

const fast = process.argv.includes('--fast');
const sum = await gate(fast ? steps.filter((step) => step.fast) : [browserStep(), ...steps]);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed > 0 ? 1 : 0);
