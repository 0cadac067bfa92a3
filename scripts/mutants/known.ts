import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf, type Imports } from './imports.ts';
import { scopes } from './scopes.ts';

/** How a mutant ended: a test failed, it had to be stopped, all tests passed, or none reaches it. */
export type Verdict = 'killed' | 'stopped' | 'survived' | 'unreached';

interface Known {
  verdict: Verdict;
  /** What the verdict stands on: the test that failed, or all that passed. */
  proof: string;
  by?: string;
}

const readKnown = (path: string): Record<string, Known> =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Known>) : {};

/** Verdicts of earlier runs, each as long as neither the source nor the tests behind it have changed. */
export class KnownVerdicts {
  private readonly path: string;
  private readonly known: Record<string, Known>;
  private readonly tool: string;

  private readonly imports: Imports;

  constructor(root: string, imports: Imports) {
    this.imports = imports;
    this.path = join(root, 'node_modules/.cache/mutants.json');
    this.known = readKnown(this.path);
    const sources = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] }).sort();
    this.tool = hashOf(
      ...sources.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')),
      ...scopes.flatMap(({ setup }) => setup.map((file) => imports.closureOf(file).hash)),
    );
  }

  /** The key of a mutant: its place in a source that is exactly this. */
  key(source: string, index: number): string {
    return hashOf(this.tool, source, String(index));
  }

  /** The verdict, if it still holds. @param tests those that reach the source now */
  find(key: string, tests: readonly string[]): { verdict: Verdict; by?: string } | undefined {
    const known = this.known[key];
    if (!known) return undefined;
    const { by } = known;
    if (by ? !tests.includes(by) || known.proof !== this.proof([by]) : known.proof !== this.proof(tests))
      return undefined;
    return known;
  }

  /** Remembers a verdict for the next run. */
  remember(
    key: string,
    tests: readonly string[],
    { verdict, by }: { verdict: Verdict; by?: string | undefined },
  ): void {
    this.known[key] = { verdict, proof: this.proof(by ? [by] : tests), ...(by ? { by } : {}) };
  }

  /** Writes the verdicts to those that other runs have written meanwhile; the oldest go. */
  save(): void {
    mkdirSync(dirname(this.path), { recursive: true });
    const all = { ...readKnown(this.path), ...this.known };
    writeFileSync(this.path, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-200_000))));
  }

  private proof(tests: readonly string[]): string {
    return hashOf(...tests.toSorted().map((test) => this.imports.closureOf(test).hash));
  }
}
