// One process of tests: runs the test files of a plan, with the plan's mutants compiled into the files they are in.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { startVitest } from 'vitest/node';
import { within } from '../gate/speed.ts';
import { mutantsOf } from './find.ts';
import { type Plan, planVariable } from './plan.ts';
import { withSwitches } from './switches.ts';

const plan = JSON.parse(readFileSync(process.env[planVariable] ?? '', 'utf8')) as Plan;
const mutated = new Map(plan.files.map(({ file, first }) => [join(plan.root, file), first]));

const mutants: Plugin = {
  name: 'mutants',
  enforce: 'pre',
  transform(code, id) {
    const first = mutated.get(id);
    return first === undefined ? undefined : { code: withSwitches(code, mutantsOf(id, code), first), map: null };
  },
};

/**
 * A property of thousands of cases is nearly as sharp with a few, and what fails needs no smallest case. A number that has a
 * name stays as it is.
 */
const fewerCases: Plugin = {
  name: 'fewer-cases',
  enforce: 'pre',
  transform: (code, id) =>
    /\.test\.tsx?$/.test(id) && /numRuns|drawn\(/.test(code)
      ? {
          code: code
            .replaceAll(/numRuns: ([\d_]+)/g, 'numRuns: Math.min($1, 10), endOnFailure: true')
            .replaceAll(/\bdrawn\(([\d_]+), ([\d_]+)\)/g, '{ ...drawn(Math.min($1, 10), $2), endOnFailure: true }'),
          map: null,
        }
      : undefined,
};

const inOrder = class {
  sort = <File extends { moduleId: string }>(files: File[]): File[] => {
    const place = new Map(plan.tests.map((file, index) => [join(plan.root, file), index]));
    return files.toSorted((one, other) => (place.get(one.moduleId) ?? 0) - (place.get(other.moduleId) ?? 0));
  };
  shard = <File>(files: File[]): File[] => files;
};

const vitest = await startVitest(
  'test',
  [],
  {
    config: false,
    root: plan.root,
    watch: false,
    include: plan.tests,
    environment: plan.environment,
    setupFiles: [...plan.setup],
    runner: join(import.meta.dirname, 'runner.ts'),
    isolate: false,
    // What another run has compiled has its numbers.
    fsModuleCache: false,
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: within(10_000),
    hookTimeout: within(10_000),
    reporters: [{}],
    sequence: { sequencer: inOrder },
  },
  {
    resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
    plugins: [mutants, fewerCases, ...(plan.environment === 'jsdom' ? [react()] : []), vanillaExtractPlugin()],
  },
);
await vitest.close();
