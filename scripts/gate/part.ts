import { join } from 'node:path';
import { storiesForBrowser } from '../../tests/library/jsdom/plugin.ts';
import { root } from '../processes.ts';
import type { Wish } from './arguments.ts';
import { browser, build, generated, named, styleOf } from './checks.ts';
import { choose, type Chosen } from './chosen.ts';
import { readHouse } from './imports/house.ts';
import { inBrowser, near, type Need } from './near.ts';
import { playwright } from './playwright.ts';
import type { Stage } from './run.ts';
import { memory, readTimes } from './times.ts';
import { vitest } from './vitest.ts';
import { some } from './words.ts';

/** Where is kept who imports whom. */
export const house = () => readHouse(root, join(memory, 'house.json'));

/** What a change of these paths needs: quickly, or with everything that it can break. */
export function part(wish: Wish): { stages: Stage[]; notes: string[] } {
  const need = near(wish.paths);
  const { paths, isSource } = need;
  if (paths.length === 0) throw new Error(`There is nothing at ${wish.paths.join(', ')}.`);
  if (wish.title !== undefined) return { stages: titled(paths, { ...wish, title: wish.title }), notes: [] };
  const { wide } = wish;
  const chosen = choose(paths, { house: house(), times: readTimes().files, storiesForBrowser, wide });
  const checks = [...styleOf(paths, wide ? [] : need.parts), ...(isSource ? generated : [])];
  const shown = shownIn(need, wish);
  const stages: Stage[] = [
    [checks, chosen.run.length > 0 ? [units(chosen, wish)] : []],
    ...(shown.length > 0 ? [[[browser, build, ...shown]]] : []),
  ];
  return { stages, notes: wide ? [] : leftOut(chosen, need) };
}

function units({ run, projects, usesDatabase }: Chosen, { all, paths, seed }: Wish) {
  return vitest({
    name: `tests: ${some(run.length, 'file')}`,
    key: `tests for ${named(paths)}`,
    paths: run,
    projects,
    all,
    seed,
    // An address of no server: without it, one is started.
    env: usesDatabase ? {} : { TEST_DATABASE_URL: 'postgres://none' },
  });
}

/** Tests in a browser: those that are named, and, where time doesn't matter, stories of the components. */
function shownIn({ endToEnd, library }: Need, { all, wide, seed }: Wish) {
  const titles = library === 'all' ? [] : wide ? library.map((name) => `/${name}:`) : undefined;
  const hasStories = library === 'all' || (titles ?? []).length > 0;
  return [
    ...(endToEnd.length > 0
      ? [playwright({ name: `tests in a browser: ${named(endToEnd)}`, paths: endToEnd, all, seed })]
      : []),
    ...(titles && hasStories
      ? [
          playwright({
            name: `stories in a browser${titles.length > 0 ? `: ${named(library as string[])}` : ''}`,
            paths: ['tests/library'],
            titles,
            all,
            seed,
          }),
        ]
      : []),
  ];
}

/** The tests of one title, without any checks. */
function titled(paths: readonly string[], { title, seed }: Wish & { title: string }): Stage[] {
  const shown = paths.filter(inBrowser);
  const units = paths.filter((path) => !inBrowser(path));
  const name = `tests called "${title}"`;
  return [
    ...(units.length > 0 ? [[[vitest({ name, paths: units, title, seed })]]] : []),
    ...(shown.length > 0 ? [[[browser, build, playwright({ name, paths: shown, titles: [title], seed })]]] : []),
  ];
}

/** Says what a quick answer leaves out, and the command that runs it. */
function leftOut({ left, leftWithDatabase }: Chosen, { paths, parts, library }: Need): string[] {
  const what = [
    ...(left.length > 0
      ? [
          `${some(left.length, 'file')} of tests that load it through others${leftWithDatabase > 0 ? ` (${leftWithDatabase} with the database)` : ''}`,
        ]
      : []),
    ...(library !== 'all' && library.length > 0 ? ['its stories in a browser'] : []),
    ...(parts.length > 0 ? ['types of other parts'] : []),
  ];
  return what.length > 0 ? [`Left out: ${what.join('; ')}. All of it: npm test -- ${paths.join(' ')} --wide\n`] : [];
}
