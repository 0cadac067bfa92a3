import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { root } from '../../processes.ts';
import { tell } from '../events.ts';

/** Tells the gate of each test in a browser as it ends. */
export default class BrowserEvents implements Reporter {
  private folder = root;

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.folder = relative(root, rootDir).replaceAll('\\', '/');
    tell({ kind: 'found', tests: suite.allTests().length });
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === 'passed' && test.outcome() === 'expected') return tell({ kind: 'passed' });
    const [, , file = '', ...titles] = test.titlePath();
    const message = errors.length > 0 ? errors.map(wordsOf).join('\n') : `The test was ${status}.`;
    tell({ kind: 'failed', path: `${this.folder}/${file}`, title: titles.join(' > '), message });
  }

  /** Something failed outside of a test: a file that can't be loaded, or a stack that does not start. */
  onError(error: TestError): void {
    tell({ kind: 'failed', message: wordsOf(error) });
  }

  printsToStdio(): boolean {
    return false;
  }
}

const wordsOf = ({ message, snippet, value }: TestError): string =>
  stripVTControlCharacters([message ?? value ?? '', snippet ?? ''].filter(Boolean).join('\n')).replaceAll(
    `${root}/`,
    '',
  );
