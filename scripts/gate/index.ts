import { mkdirSync, rmSync } from 'node:fs';
import { browser, build, generated, rest, sizes, style } from './checks.ts';
import { near } from './near.ts';
import { playwright } from './playwright.ts';
import { runGate, type Stage } from './run.ts';
import { settleSpeed } from './speed.ts';
import { results } from './step.ts';
import { vitest } from './vitest.ts';

/** Everything: what only reads beside the build, then the tests, which have both cores to themselves. */
const whole = (all: boolean): Stage[] => [
  [[browser]],
  [
    [...style(), ...generated, ...rest],
    [build, ...sizes],
  ],
  [[vitest([], { all })]],
  [[playwright({ all })]],
];

/** What a change of these paths needs. */
function some(named: readonly string[]): Stage[] {
  const { paths, units, endToEnd, library, isSource } = near(named);
  if (paths.length === 0) throw new Error(`There is nothing at ${named.join(', ')}.`);
  const checks = [...style(paths), ...(isSource ? generated : [])];
  const stages: Stage[] = [[checks, units.length > 0 ? [vitest(units)] : []]];
  const ofLibrary = library === 'all' ? [''] : library.map((name) => `/${name}:`);
  if (endToEnd.length + ofLibrary.length === 0) return stages;
  return [
    [[browser]],
    ...stages,
    [
      [
        build,
        ...(endToEnd.length > 0 ? [playwright({ paths: endToEnd })] : []),
        ...(ofLibrary.length > 0 ? [playwright({ paths: ['tests/library'], titles: ofLibrary.join('|') })] : []),
      ],
    ],
  ];
}

const [first, ...others] = process.argv.slice(2);
try {
  const stages =
    first === undefined || first === '--all'
      ? whole(first === '--all')
      : first === '--fast'
        ? [[[...style(), ...generated, ...rest]]]
        : some([first, ...others]);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await settleSpeed();
  const { failed } = await runGate(stages);
  process.exit(failed > 0 ? 1 : 0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
