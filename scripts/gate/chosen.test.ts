import { expect, test } from 'vitest';
import { choose } from './chosen.ts';

/** A small project: files, each with those that load it. */
const loadedBy = new Map<string, string[]>(
  Object.entries({
    'services/src/testing/databases.ts': ['services/src/testing/world.ts'],
    'services/src/testing/world.ts': [
      'services/src/games/prizes/holds.test.ts',
      'services/src/games/play/play.test.ts',
      'services/src/orders/orders.test.ts',
    ],
    'services/src/games/rules/prizes/stock.ts': [
      'services/src/games/rules/prizes/stock.test.ts',
      'services/src/games/index.ts',
      'services/src/games/rules/odds.test.ts',
    ],
    'services/src/games/index.ts': [
      'services/src/games/prizes/holds.test.ts',
      'services/src/games/play/play.test.ts',
      'services/src/orders/orders.test.ts',
      'services/src/orders/rules/far.test.ts',
    ],
    'design-system/src/components/Button/Button.tsx': [
      'design-system/src/components/Button/Button.stories.tsx',
      'design-system/src/components/Button/Button.test.tsx',
      'web/src/ui/Page.stories.tsx',
    ],
  }),
);
const hashes = new Map(
  [
    ...loadedBy.keys(),
    ...[...loadedBy.values()].flat(),
    'services/src/games/rules/prizes/wallet.test.ts',
    'services/src/games/migrations/1.sql',
  ].map((path) => [path, '']),
);
const house = { hashes, loadedBy };
const stock = 'services/src/games/rules/prizes/stock.ts';

test('a rule runs what loads it, also through others; with the database, what belongs to its area', () => {
  const { run, left, ...rest } = choose([stock], { house });
  expect(run).toEqual([
    'services/src/games/play/play.test.ts',
    'services/src/games/prizes/holds.test.ts',
    'services/src/games/rules/odds.test.ts',
    'services/src/games/rules/prizes/stock.test.ts',
    'services/src/games/rules/prizes/wallet.test.ts',
    'services/src/orders/rules/far.test.ts',
  ]);
  expect(left).toEqual(['services/src/orders/orders.test.ts']);
  expect(rest).toEqual({ projects: ['node'], usesDatabase: true, leftWithDatabase: 1 });
});

test('what is too long to wait for is left out: first the far away, then what shares no folder', () => {
  const long = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, 60_000]));
  const some = Array.from({ length: 60 }, (_, number) => `services/src/orders/rules/${number}.test.ts`);
  const many = {
    hashes: new Map([...hashes, ...some.map((path) => [path, ''] as const)]),
    loadedBy: new Map([
      ...loadedBy,
      ['services/src/games/index.ts', [...loadedBy.get('services/src/games/index.ts')!, ...some]],
    ]),
  };
  const { run, left } = choose([stock], { house: many, times: long('services/src/games/prizes/holds.test.ts') });
  expect(run).toContain('services/src/games/prizes/holds.test.ts');
  expect(left.length).toBeGreaterThan(30);
  expect(left.every((path) => path.startsWith('services/src/orders/'))).toBe(true);
});

test('a pure test that is known to be slow is left out too, unless it stands beside the rule', () => {
  const slow = {
    'services/src/games/rules/odds.test.ts': 60_000,
    'services/src/games/rules/prizes/stock.test.ts': 9000,
  };
  const { run, left } = choose([stock], { house, times: slow });
  expect(run).toContain('services/src/games/rules/prizes/stock.test.ts');
  expect(left).toContain('services/src/games/rules/odds.test.ts');
});

test('whoever has time runs everything', () => {
  const { run, left } = choose([stock], { house, wide: true });
  expect(run).toContain('services/src/orders/orders.test.ts');
  expect(left).toEqual([]);
});

test('a folder runs all tests in it, however long they take', () => {
  const { run } = choose(['services/src/orders'], { house, times: { 'services/src/orders/orders.test.ts': 90_000 } });
  expect(run).toEqual(['services/src/orders/orders.test.ts', 'services/src/orders/rules/far.test.ts']);
});

test('a component runs its tests and stories in jsdom, apart from those for a browser', () => {
  const button = 'design-system/src/components/Button/Button.tsx';
  const { run, projects, usesDatabase } = choose([button], {
    house,
    storiesForBrowser: ['web/src/ui/Page.stories.tsx'],
  });
  expect(run).toEqual([
    'design-system/src/components/Button/Button.stories.tsx',
    'design-system/src/components/Button/Button.test.tsx',
  ]);
  expect([projects.toSorted(), usesDatabase]).toEqual([['dom', 'stories'], false]);
});

test('nothing loads words', () => {
  expect(choose(['README.md'], { house })).toMatchObject({ run: [], projects: [], left: [] });
});
