import { expect, test } from 'vitest';
import { listedIn, pageOf, unheldOf } from './page.ts';
import { byRow, namedIn, sectionsOf, withoutComments } from './rows.ts';
import { callsOf, fieldsOf, screenOf, storiesOf } from './seen.ts';

const requirements = `## G. Games
### Product
- **G-1** An area.
- **G-2** About G-1, too.
## T. Cases
| #   | Given |
| --- | ----- |
| T-7 | same  |
`;
const sections = sectionsOf(requirements);

test('rows are read from lists and tables, below their headings', () => {
  expect(sections).toEqual([
    { title: ['G. Games', 'Product'], rows: ['G-1', 'G-2'] },
    { title: ['T. Cases'], rows: ['T-7'] },
  ]);
});

test('a text names rows one by one or from one to another', () => {
  expect([...namedIn('S-2, S-41..S-43 and N-1…3; PS-4, S-, T-5')]).toEqual([
    'S-2',
    'S-41',
    'S-42',
    'S-43',
    'N-1',
    'N-2',
    'N-3',
    'T-5',
  ]);
});

test('a row can be seen at fields of the schema, at calls, and on screens', () => {
  const schema = '"G-1" type Query { "G-2" a("T-7" b: Int): Int } enum E { "I-1" F }';
  expect(Object.fromEntries(byRow(fieldsOf(schema)))).toEqual({
    'G-1': ['Query'],
    'G-2': ['Query.a'],
    'T-7': ['Query.a'],
    'I-1': ['E.F'],
  });
  expect(callsOf('{"paths":{"/a":{"post":{"description":"G-1"}}}}')).toEqual([['POST /a', '{"description":"G-1"}']]);
  expect(['web/src/routes/games/play/Panel/x.tsx', 'web/src/features/a/b.tsx'].map(screenOf)).toEqual([
    'games/play',
    undefined,
  ]);
});

test('the page lists what is not held once; whoever is seen and held alike shares a line', () => {
  const tests = byRow([
    ['a.test.ts', 'G-1 G-2'],
    ['b.test.ts', 'G-1 G-2'],
    ['c.test.ts', 'G-1 G-2'],
    ['d.test.ts', 'G-1 G-2'],
  ]);
  const page = pageOf({ sections, tests, seen: byRow([['/x', 'G-1..2']]), byEye: new Map() });
  expect(unheldOf({ sections, tests, byEye: new Map() })).toEqual(['T-7']);
  expect(listedIn(page)).toEqual(new Set(['T-7']));
  expect(page).toContain('- G: 2 of 2 rows are held by a test');
  expect(page).toContain('- **G-1, G-2** `/x`; held by `a.test.ts`, `b.test.ts`, 2 more');
  expect(page).not.toContain('## T. Cases');
});

test('a row that no test can hold says how a person sees it, and is not counted as held', () => {
  const byEye = new Map([['T-7', 'the picture in the README'] as const]);
  const page = pageOf({ sections, tests: byRow([['a.test.ts', 'G-1 G-2']]), seen: new Map(), byEye });
  expect(unheldOf({ sections, tests: new Map(), byEye })).toEqual(['G-1', 'G-2']);
  expect(listedIn(page)).toEqual(new Set());
  expect(page).toContain('- T: 0 of 1 rows are held by a test');
  expect(page).toContain('## What only a person sees\n\n- **T-7** the picture in the README');
});

test('a comment holds nothing', () => {
  const code = "/** G-1\n * G-2 */\n// G-3\ntest('G-4 an area', () => {\n  // G-5\n  expect('G-6 // G-7');\n});\n";
  expect([...namedIn(withoutComments(code))]).toEqual(['G-4', 'G-6', 'G-7']);
});

test('stories show rows under the name of their component', () => {
  expect(storiesOf('web/src/features/prizes/PrizePanel/PrizePanel.stories.tsx')).toBe('stories of PrizePanel');
  expect(storiesOf('web/src/features/prizes/PrizePanel/PrizePanel.tsx')).toBeUndefined();
});
