import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { ensureChromium } from '../chromium.ts';
import { generators } from '../codegen.ts';
import { node, type Outcome, tool } from '../command.ts';
import { root } from '../processes.ts';
import type { Step } from './step.ts';
import { memory } from './times.ts';

const readable = /\.(?:tsx?|mjs|json|jsonc|md|css|html|graphql|ya?ml)$/;
const linted = /\.(?:tsx?|mjs)$/;

/** Whether a path may be given to a tool that reads these files: a folder holds some of them. */
const reads = (path: string, files: RegExp): boolean => files.test(path) || !/\.\w+$/.test(path);

/** For what is native in lint and types: memory is there, and need not be collected often. */
const thrifty = { GOGC: '300' };

/** A step whose outcome follows from files of the project alone. */
export interface Check extends Step {
  reads: RegExp;
  /** The same for some files, where those that haven't changed needn't be looked at again. */
  each?: {
    run: (files: readonly string[]) => Promise<Outcome>;
    /** Files that it looks at, of those that it reads. */
    files: (path: string) => boolean;
    /** Whether it looks at what a file imports too. */
    followsImports: boolean;
  };
}

const format = (paths: readonly string[] = []) => node([tool.oxfmt, '--check', ...paths]);
const lint = (paths: readonly string[] = []) => node([tool.oxlint, '--type-aware', ...paths], thrifty);

/** Formatting, lint, and types of everything. */
export const style: readonly Check[] = [
  {
    name: 'formatting',
    run: () => format(),
    reads: /./,
    each: { run: format, files: looksAt(readable, '.oxfmtrc.json'), followsImports: false },
  },
  {
    name: 'lint',
    run: () => lint(),
    reads: /\.(?:tsx?|mjs|json)$/,
    each: { run: lint, files: looksAt(linted, '.oxlintrc.json'), followsImports: true },
  },
  { ...types(), reads: /\.(?:tsx?|mjs|json)$/ },
];

/** Whether a tool with these settings looks at a file of such a name. */
function looksAt(names: RegExp, settings: string): (path: string) => boolean {
  const { ignorePatterns } = JSON.parse(readFileSync(join(root, settings), 'utf8')) as { ignorePatterns: string[] };
  return (path) => names.test(path) && !ignorePatterns.some((pattern) => matchesGlob(path, pattern));
}

/** Formatting and lint of these files and folders, and types of these parts; of all parts when there are none. */
export function styleOf(paths: readonly string[], parts: readonly string[]): Step[] {
  const formatted = paths.filter((path) => reads(path, readable));
  const code = paths.filter((path) => reads(path, linted));
  return [
    ...(formatted.length > 0
      ? [
          {
            name: 'formatting',
            key: `formatting of ${named(formatted)}`,
            run: () => node([tool.oxfmt, '--check', ...formatted]),
          },
        ]
      : []),
    ...(code.length > 0
      ? [
          {
            name: 'lint',
            key: `lint of ${named(code)}`,
            run: () => node([tool.oxlint, '--type-aware', ...code], thrifty),
          },
        ]
      : []),
    ...(code.length > 0 ? [types(parts)] : []),
  ];
}

/** Each further checker of a project works out most types once more. */
function types(parts: readonly string[] = []): Step {
  return {
    name: parts.length > 0 ? `types of ${parts.join(', ')}` : 'types',
    run: () => node([tool.tsc, '-b', '--checkers', '1', ...parts], thrifty),
  };
}

/** Some paths in the name of a step. */
export const named = ([first = '', ...others]: readonly string[]): string =>
  others.length > 0 ? `${first} and ${others.length} more` : first;

/** Generated files say what they are made from. */
export const generated: readonly Check[] = generators.map(({ name, run, reads }) => ({
  name: `up to date: ${name}`,
  run: () => node([...run, '--check']),
  reads,
}));

/** Whatever else follows from files. @param quickly by what it has kept of files since the last time */
export const rest = ({ quickly = false } = {}): readonly Check[] => [
  {
    name: 'table of components',
    run: () => node(['design-system/scripts/readme-table.ts', '--check']),
    reads: /^design-system\//,
  },
  { name: 'coverage of the requirements', run: () => node(['scripts/coverage/index.ts', '--check']), reads: /./ },
  {
    name: 'unused code',
    run: () =>
      node([tool.knip, '--no-progress', ...(quickly ? ['--cache', '--cache-location', join(memory, 'knip')] : [])]),
    reads: /./,
  },
  { name: 'licenses', run: () => node(['scripts/gate/licenses.ts']), reads: /^(?:package-lock\.json|NOTICE)$/ },
];

export const build: Step = { name: 'build', run: () => node(['scripts/build.ts']) };

export const sizes: readonly Step[] = [
  { name: 'size budget', run: () => node(['web/scripts/budget.ts']) },
  { name: 'size budget of the components', run: () => node(['design-system/scripts/sizes.ts']) },
];

/** Installs a browser when there is none; its failure is the failure of the steps that need it. */
export const browser: Step = {
  name: 'browser',
  run: () => {
    try {
      return Promise.resolve({ ok: true, output: ensureChromium(), seconds: 0 });
    } catch (error) {
      return Promise.resolve({ ok: false, output: (error as Error).message, seconds: 0 });
    }
  },
};
