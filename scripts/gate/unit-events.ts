import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';
import { root } from '../processes.ts';
import { tell } from './events.ts';

type Errors = readonly { message?: string; stack?: string }[];

/** Tells the gate of each unit and component test as it ends. */
export default class UnitEvents implements Reporter {
  private isByTitle = false;

  onInit({ config }: Vitest): void {
    this.isByTitle = config.testNamePattern !== undefined;
  }

  onTestModuleCollected(module: TestModule): void {
    tell({ kind: 'found', tests: [...module.children.allTests()].length });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'passed') tell({ kind: 'passed' });
    if (state === 'failed') fail(test.module, errors, test.fullName);
    // Where tests are chosen by title, all others count as skipped.
    if (!this.isByTitle && test.options.mode === 'skip')
      fail(test.module, [{ message: 'The test was skipped.' }], test.fullName);
  }

  /** A hook of a group failed, so its tests have not run. */
  onTestSuiteResult(suite: TestSuite): void {
    if (suite.errors().length > 0) fail(suite.module, suite.errors(), suite.fullName);
  }

  /** A file could not be loaded, or a hook of it failed. */
  onTestModuleEnd(module: TestModule): void {
    if (module.errors().length > 0) fail(module, module.errors());
  }
}

function fail({ moduleId }: TestModule, errors: Errors, title?: string): void {
  const message = errors.map((error) => `${error.message ?? ''}${placeOf(error.stack)}`).join('\n');
  tell({ kind: 'failed', path: relative(root, moduleId).replaceAll('\\', '/'), ...(title ? { title } : {}), message });
}

/** The first line of ours in a stack. */
function placeOf(stack = ''): string {
  const line = stack.split('\n').find((each) => /^\s*at /.test(each) && !/node_modules|node:/.test(each));
  return line ? `\n${line.trimEnd().replace(`${root}/`, '')}` : '';
}
