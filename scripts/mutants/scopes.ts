import type { Plan } from './plan.ts';

/** A part of the source whose rules are mutated, and the tests that count for it. */
export interface Scope {
  name: string;
  /** Matches the mutated files. */
  files: RegExp;
  /** Matches the tests that may be run; of these, the pure ones that import a mutated file are. */
  tests: RegExp;
  environment: Plan['environment'];
  /** Files that prepare each test, as in the gate. */
  setup: readonly string[];
  isStateful: boolean;
  /** Per cent of the mutants that tests must notice. */
  floor: number;
}

const everywhere = ['tests/setup-temporal.ts', 'tests/setup-properties.ts'];
const node = { environment: 'node' as const, setup: everywhere, isStateful: false };

/** All scopes. A mutated file belongs to the first that matches it. */
export const scopes: readonly Scope[] = [
  { name: 'pricing', files: /^pricing\//, tests: /^pricing\//, ...node, floor: 90 },
  {
    name: 'services',
    files: /^services\/src\/[^/]+\/rules\//,
    tests: /^services\/src\/[^/]+\/rules\//,
    ...node,
    floor: 85,
  },
  {
    name: 'gateway',
    files: /^gateway\/src\/areas\/[^/]+\/rules\//,
    tests: /^gateway\/src\/areas\/[^/]+\/rules\//,
    ...node,
    floor: 85,
  },
  {
    name: 'web',
    files: /^web\/src\/storage\//,
    tests: /^web\/src\/storage\//,
    environment: 'jsdom',
    setup: [...everywhere, 'tests/setup-dom.ts'],
    isStateful: true,
    floor: 85,
  },
];

/** Code that decides nothing a test could notice: tests and what they share. */
const unmutated = /\.test\.tsx?$|\/testing\/|\.d\.ts$|\.generated\.ts$/;

/** The scope that a file is mutated in, if it is. */
export const scopeOf = (file: string): Scope | undefined =>
  /\.tsx?$/.test(file) && !unmutated.test(file) ? scopes.find(({ files }) => files.test(file)) : undefined;

/** The folder that a file is counted under: a part, or an area of it. */
export function folderOf(file: string): string {
  const area = /^(?:services\/src|gateway\/src\/areas)\/[^/]+/.exec(file);
  return area?.[0] ?? /^(?:web\/src\/storage|[^/]+)/.exec(file)?.[0] ?? file;
}
