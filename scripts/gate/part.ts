import type { Wish } from './arguments.ts';
import { browser, build, generated, style } from './checks.ts';
import { inBrowser, near } from './near.ts';
import { playwright } from './playwright.ts';
import type { Stage } from './run.ts';
import { vitest } from './vitest.ts';

/** What a change of these paths needs. */
export function part({ paths: named, title, seed }: Wish): Stage[] {
  const { paths, units, endToEnd, library, isSource } = near(named);
  if (paths.length === 0) throw new Error(`There is nothing at ${named.join(', ')}.`);
  if (title !== undefined) return titled(paths, { title, seed });
  const checks = [...style(paths), ...(isSource ? generated : [])];
  const stages: Stage[] = [[checks, units.length > 0 ? [vitest({ paths: units, seed })] : []]];
  const ofLibrary = library === 'all' ? [''] : library.map((name) => `/${name}:`);
  if (endToEnd.length + ofLibrary.length === 0) return stages;
  return [
    [[browser]],
    ...stages,
    [
      [
        build,
        ...(endToEnd.length > 0 ? [playwright({ paths: endToEnd, seed })] : []),
        ...(ofLibrary.length > 0 ? [playwright({ paths: ['tests/library'], titles: ofLibrary, seed })] : []),
      ],
    ],
  ];
}

/** The tests of one title, without any checks. */
function titled(paths: readonly string[], { title, seed }: { title: string; seed: number | undefined }): Stage[] {
  const shown = paths.filter(inBrowser);
  const units = paths.filter((path) => !inBrowser(path));
  return [
    ...(units.length > 0 ? [[[vitest({ paths: units, title, seed })]]] : []),
    ...(shown.length > 0 ? [[[browser, build, playwright({ paths: shown, titles: [title], seed })]]] : []),
  ];
}
