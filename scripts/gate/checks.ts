import { ensureChromium } from '../chromium.ts';
import { generators } from '../codegen.ts';
import { node, tool } from '../command.ts';
import type { Step } from './step.ts';

const readable = /\.(?:tsx?|mjs|json|jsonc|md|css|html|graphql|ya?ml)$/;
const linted = /\.(?:tsx?|mjs)$/;

/** Whether a path may be given to a tool that reads these files: a folder holds some of them. */
const reads = (path: string, files: RegExp): boolean => files.test(path) || !/\.\w+$/.test(path);

/** For what is native in lint and types: memory is there, and need not be collected often. */
const thrifty = { GOGC: '300' };

/** Formatting, lint, and types of everything. */
export const style: readonly Step[] = [
  { name: 'formatting', run: () => node([tool.oxfmt, '--check']) },
  { name: 'lint', run: () => node([tool.oxlint, '--type-aware'], thrifty) },
  types(),
];

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
export const generated: readonly Step[] = generators.map(({ name, run }) => ({
  name: `up to date: ${name}`,
  run: () => node([...run, '--check']),
}));

export const rest: readonly Step[] = [
  { name: 'table of components', run: () => node(['design-system/scripts/readme-table.ts', '--check']) },
  { name: 'coverage of the requirements', run: () => node(['scripts/coverage/index.ts', '--check']) },
  { name: 'unused code', run: () => node([tool.knip, '--no-progress']) },
  { name: 'licenses', run: () => node(['scripts/gate/licenses.ts']) },
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
