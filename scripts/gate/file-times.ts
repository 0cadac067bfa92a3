import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { results } from './step.ts';

/** Leaves what each file of tests took, hooks and imports included, in `vitest-files.json`; the environment belongs to the worker. */
export default class FileTimes implements Reporter {
  private readonly times: Record<string, number> = {};

  onTestModuleEnd(module: TestModule): void {
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    const ms = duration + collectDuration + setupDuration;
    this.times[module.moduleId] = (this.times[module.moduleId] ?? 0) + ms;
  }

  onTestRunEnd(): void {
    writeFileSync(join(results, 'vitest-files.json'), JSON.stringify(this.times));
  }
}
