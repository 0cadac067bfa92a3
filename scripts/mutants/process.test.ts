import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../processes.ts';
import { mutantsOf } from './find.ts';
import { type Result, runPlan } from './process.ts';

let folder = '';
beforeEach(() => {
  // Within the house: what is run there finds its packages.
  mkdirSync(join(root, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(root, 'test-results/mutants-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sources = {
  'page.ts': `
    let kept: string[] | undefined;
    export const begin = () => void (kept = []);
    export function keep(text: string) { if (!kept) throw new Error('No page'); kept.push(text); return kept.length; }`,
  'rule.ts': `
    import { keep } from './page.ts';
    export const isFull = (text: string) => keep(text) >= 2;
    export const isLong = (text: string) => text.length > 3;`,
  'setup.ts': `
    import { beforeEach } from 'vitest';
    import { begin } from './page.ts';
    beforeEach(begin);`,
  'rule.test.ts': `
    import { expect, test } from 'vitest';
    import { isFull } from './rule.ts';
    test('two are enough', () => expect([isFull('a'), isFull('b')]).toEqual([false, true]));`,
  'leaving.test.ts': `
    import { expect, test } from 'vitest';
    import { isLong } from './rule.ts';
    test('long', () => {
      expect(globalThis).not.toHaveProperty('left');
      Object.assign(globalThis, { left: true });
      expect(isLong('long')).toBe(true);
    });`,
};

const changes = mutantsOf('rule.ts', sources['rule.ts']).map(({ from, to }) => `${from} => ${to}`);
const ended = ({ verdicts }: Result, verdict: string) =>
  [...verdicts].flatMap(([id, each]) => (each.verdict === verdict ? [changes[id]] : []));

const run = (...tests: string[]): Promise<Result> => {
  for (const [file, source] of Object.entries(sources)) writeFileSync(join(folder, file), source);
  return runPlan({
    root: folder,
    files: [{ file: 'rule.ts', first: 0 }],
    tests,
    environment: 'node',
    setup: [join(folder, 'setup.ts')],
    isStateful: true,
    settled: [],
  });
};

test('what keeps state is tried with modules and a preparation of its own for each mutant', async () => {
  const result = await run('rule.test.ts');
  expect(result.broken).toEqual([]);
  expect(ended(result, 'killed')).toEqual([
    'keep(text) >= 2 => keep(text) > 2',
    'keep(text) >= 2 => keep(text) < 2',
    'keep(text) >= 2 => keep(text) >= 3',
  ]);
  expect(result.verdicts.size).toBe(3);
});

test('a test that leaves something behind, and fails then without a mutant, is told of', async () => {
  const { broken } = await run('leaving.test.ts');
  expect(broken).toEqual([expect.stringMatching(/^leaving\.test\.ts: after its mutants: .*left/)]);
});
