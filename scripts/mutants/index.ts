// Mutation tests: changes rules in small ways, and lists every change that no pure test notices.
//   npm run test:mutants                    all scopes
//   npm run test:mutants -- --changed       what the branch has changed
//   npm run test:mutants -- PATH…           files, folders, or tests of them; with --changed, what has changed of these
//   --sample N                              every Nth mutant only
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { settleSpeed } from '../gate/speed.ts';
import { root } from '../processes.ts';
import { changedFiles, filesOf, mutable, testsFor } from './chosen.ts';
import { readEquivalents } from './equivalents.ts';
import { mutantsOf } from './find.ts';
import { Imports } from './imports.ts';
import { KnownVerdicts, type Verdict } from './known.ts';
import { runPlan } from './process.ts';
import { failures, type Outcome, scoresOf, staleOf, survivorsOf, tableOf } from './report.ts';
import { type Scope, scopeOf, scopes } from './scopes.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, sample: { type: 'string', default: '1' } },
});
const step = Number(values.sample);
const imports = new Imports(root);
const known = new KnownVerdicts(root, imports);
const all = filesOf(root);
const named = mutable(all, positionals.length > 0 ? positionals : undefined, imports);
const changed = new Set(mutable(all, values.changed ? changedFiles(root) : undefined, imports));
const files = named.filter((file) => changed.has(file));
const broken: string[] = [];

/** Mutates files of one scope and runs what isn't known yet. */
async function outcomesOf(scope: Scope, mutated: readonly string[]): Promise<Outcome[]> {
  const tests = testsFor(scope, mutated, all, { root, imports });
  const numbered = mutated
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const near = tests.filter((test) => imports.closureOf(test).files.has(file));
      return mutantsOf(file, source).map((mutant, index) => ({ file, near, mutant, key: known.key(source, index) }));
    })
    .map((entry, id) => ({ ...entry, id }));
  const sampled = numbered.filter(({ id }) => id % step === 0);
  const open = sampled.filter(({ key, near }) => near.length > 0 && !known.find(key, near));
  const wanted = new Set(open.map(({ id }) => id));
  const needed = new Set(open.flatMap(({ near }) => near));
  const first = new Map<string, number>();
  for (const { file, id } of numbered) if (!first.has(file)) first.set(file, id);
  console.log(`${scope.name}: ${sampled.length} mutants in ${mutated.length} files, ${open.length} to run.`);
  const result = await runPlan(
    {
      root,
      files: [...new Set(open.map(({ file }) => file))].map((file) => ({ file, first: first.get(file) ?? 0 })),
      tests: tests.filter((test) => needed.has(test)),
      environment: scope.environment,
      setup: scope.setup.map((file) => join(root, file)),
      isStateful: scope.isStateful,
      settled: numbered.flatMap(({ id }) => (wanted.has(id) ? [] : [id])),
    },
    progress(needed.size),
  );
  broken.push(...result.broken);
  const fresh = new Map<number, { verdict: Verdict; by?: string }>();
  for (const { id, key, near } of open) {
    const verdict = result.verdicts.get(id) ?? { verdict: result.reached.has(id) ? 'survived' : 'unreached' };
    fresh.set(id, verdict);
    if (result.broken.length === 0) known.remember(key, near, verdict);
  }
  return sampled.map(({ id, file, mutant: { line, from, to }, key, near }) => {
    const verdict = fresh.get(id) ?? known.find(key, near) ?? { verdict: 'unreached' as const };
    return { file, line, from, to, ...verdict };
  });
}

/** Tells how far it is, a line for every tenth of the test files. */
function progress(tests: number): (event: readonly unknown[]) => void {
  let done = 0;
  return ([kind]) => {
    if (kind !== 'done') return;
    done += 1;
    if (Math.floor((done * 10) / tests) > Math.floor(((done - 1) * 10) / tests))
      console.log(`  ${done} of ${tests} test files`);
  };
}

// Tests that run meanwhile end with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await settleSpeed();
const outcomes: Outcome[] = [];
for (const scope of scopes) {
  const mutated = files.filter((file) => scopeOf(file) === scope);
  if (mutated.length > 0) outcomes.push(...(await outcomesOf(scope, mutated)));
  known.save();
}
const equivalents = readEquivalents(root);
const { folders, totals } = scoresOf(outcomes, equivalents);
const survivors = survivorsOf(outcomes, equivalents);
for (const { file, line, from, to, verdict } of survivors)
  console.log(`${file}:${line}${verdict === 'unreached' ? ' (no test reaches it)' : ''}\n  - ${from}\n  + ${to}`);
if (files.length > 0) console.log(`\n${tableOf(folders)}\n\n${tableOf(totals)}`);
else if (named.length > 0) console.log('No rule has changed.');
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, 'test-results/mutants.json'), `${JSON.stringify({ totals, folders, survivors }, null, 2)}\n`);
const failed = failures(totals, step === 1 ? staleOf(outcomes, equivalents) : [], broken);
if (named.length === 0) failed.push('There is no rule at that place.');
for (const sentence of failed) console.error(sentence);
process.exitCode = failed.length > 0 ? 1 : 0;
