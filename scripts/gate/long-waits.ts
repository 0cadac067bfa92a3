import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';
import type { LongWait } from '../../tests/long-waits.ts';
import { results } from './step.ts';

/** A long wait and the test that it belongs to. */
export type TestsLongWait = LongWait & { test: string };

/** Tells at the end of a run which waits were long; under the gate it leaves them in `vitest-waits.json` instead. */
export default class LongWaits implements Reporter {
  private readonly waits: TestsLongWait[] = [];

  onTestCaseResult(test: TestCase): void {
    const { longWaits = [] } = test.meta() as { longWaits?: LongWait[] };
    this.waits.push(
      ...longWaits.map((wait) => ({ ...wait, test: `${test.module.relativeModuleId} > ${test.fullName}` })),
    );
  }

  onTestRunEnd(): void {
    if (process.env['LARDER_GATE']) writeFileSync(join(results, 'vitest-waits.json'), JSON.stringify(this.waits));
    else if (this.waits.length > 0) console.log(longWaitLines(this.waits));
  }
}

/** The long waits, longest first. */
export function longWaitLines(waits: readonly TestsLongWait[]): string {
  return [
    `\n${waits.length === 1 ? 'A wait' : `${waits.length} waits`} over 2 seconds:`,
    ...waits
      .toSorted((a, b) => b.ms - a.ms)
      .map(
        ({ what, place, ms, test }) => `${`${(ms / 1000).toFixed(1)} s`.padStart(10)}  ${what} at ${place} (${test})`,
      ),
  ].join('\n');
}
