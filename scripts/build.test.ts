import { expect, test } from 'vitest';
import { inputFiles } from './build.ts';

test('a build goes by sources, and not by tests or what the compiler notes beside them, however deep they stand', () => {
  const files = inputFiles(['web/**/*']);
  expect(files).toContain('web/src/service-worker/service-worker.ts');
  expect(files).toContain('package-lock.json');
  expect(files.filter((file) => /\.test\.tsx?$|tsbuildinfo|node_modules|(^|\/)dist\//.test(file))).toEqual([]);
});
