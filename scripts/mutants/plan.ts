/** What one process of tests is told, in a file that the environment names. */
export interface Plan {
  root: string;
  /** Each mutated file, and the number of its first mutant. */
  files: { file: string; first: number }[];
  /** Test files in the order they run. */
  tests: string[];
  environment: 'node' | 'jsdom';
  /** Files that prepare each test, as in the gate. */
  setup: readonly string[];
  /** Whether the files keep state: a mutant then gets modules of its own. */
  isStateful: boolean;
  /** Numbers that are not run: they are known already, or not in the sample. */
  settled: number[];
  /** The file that events are written to. */
  events: string;
}

/** What a process of tests tells, one to a line, as it happens. */
export type Event =
  /** The test file runs with this mutant from now on. */
  | ['try', number]
  | ['killed', number, string]
  /** A test of this file reaches the mutants. */
  | ['reached', string, number[]]
  /** All of this test file's work is done. */
  | ['done', string]
  /** The test file fails as it is, or after a mutant that left something behind. */
  | ['broken', string, string];

/** The environment variable that names the plan's file. */
export const planVariable = 'LARDER_MUTANTS';
