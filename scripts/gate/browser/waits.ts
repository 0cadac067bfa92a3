import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { root } from '../../processes.ts';
import { longWaitLines, type TestsLongWait } from '../long-waits.ts';
import { longWait } from '../patience.ts';
import { results } from '../step.ts';

/** Tells at the end of a run in the browser which waits were long; under the gate it leaves them in `playwright-waits.json` instead. */
export default class BrowserWaits implements Reporter {
  private readonly waits: TestsLongWait[] = [];

  onStepEnd(test: TestCase, _result: TestResult, { category, title, duration, location, steps }: TestStep): void {
    // What a wait consists of is told of with it.
    const isWait = (category === 'expect' || category === 'pw:api') && !steps.some((step) => step.duration > longWait);
    if (!isWait || duration < longWait) return;
    const place = location ? `${relative(root, location.file)}:${location.line}` : 'somewhere';
    this.waits.push({ what: title, place, ms: duration, test: test.titlePath().slice(2).join(' > ') });
  }

  onEnd(): void {
    if (process.env['LARDER_GATE']) writeFileSync(join(results, 'playwright-waits.json'), JSON.stringify(this.waits));
    else if (this.waits.length > 0) console.log(longWaitLines(this.waits));
  }

  printsToStdio(): boolean {
    return true;
  }
}
