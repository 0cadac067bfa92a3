import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { mutantsOf } from './find.ts';
import { withSwitches } from './switches.ts';

/** What each mutant of a source turns its smallest piece into. */
const changesOf = (source: string): string[] => mutantsOf('rule.ts', source).map(({ from, to }) => `${from} => ${to}`);

test('a comparison moves by one, turns around, and as a part of a condition is skipped', () => {
  expect(changesOf('const is = (a: number) => a < limit;')).toEqual([
    'a < limit => a <= limit',
    'a < limit => a >= limit',
  ]);
  expect(changesOf('const is = (a: number) => a === b && c;')).toEqual([
    'a === b => true',
    'a === b => false',
    'a === b => a !== b',
    'a === b && c => a === b || c',
  ]);
});

test('a condition always holds, or never; a loop may not begin', () => {
  expect(changesOf('if (is) go();')).toEqual(['is => true', 'is => false', 'go(); => ;']);
  expect(changesOf('const a = is ? b : c;')).toEqual(['is => true', 'is => false']);
  expect(changesOf('while (is) { continue; }')).toEqual(['is => false', 'continue; => ;']);
});

test('a fallback is always taken, or never; what may be missing is taken to be there', () => {
  expect(changesOf('const a = b ?? c;')).toEqual(['b ?? c => b', 'b ?? c => c']);
  expect(changesOf('const a = b?.c.d?.[e];')).toEqual(['b?.c => b.c', 'b?.c.d?.[e] => b?.c.d[e]']);
});

test('arithmetic, methods, and functions of Math are exchanged', () => {
  expect(changesOf('const a = Math.min(b * c, d);')).toEqual([
    'Math.min(b * c, d) => Math.max(b * c, d)',
    'b * c => b / c',
  ]);
  expect(changesOf('const a = list.filter(is).some(has);')).toEqual([
    'list.filter(is) => list',
    'list.filter(is).some(has) => list.filter(is).every(has)',
  ]);
  expect(changesOf('const a = b.toString();')).toEqual([]);
});

test('numbers count everywhere; texts and lists only where something is decided', () => {
  expect(changesOf("const table = { limit: 5, word: 'Save', list: [b] };")).toEqual(['5 => 6']);
  expect(changesOf("const word = () => name ?? 'you';").at(-1)).toBe("name ?? 'you' => name ?? ''");
  expect(changesOf("const word = () => ['Save'];")).toEqual(["['Save'] => []", "'Save' => ''"]);
  expect(changesOf("function refuse() { throw new Error('no'); }")).toEqual([]);
});

test('types, names, and joined texts are left alone', () => {
  expect(changesOf("type A = 'a' | 5; const b = c as 'a';")).toEqual([]);
  expect(changesOf("import { a } from './a.ts'; export * from './b.ts';")).toEqual([]);
  expect(changesOf("const f = (a: unknown) => ({ 'x-y': a }), g = typeof b === 'string';")).toEqual([
    "typeof b === 'string' => typeof b !== 'string'",
  ]);
  expect(changesOf('const a = `${b}` + c;')).toEqual([]);
});

/** What `value` of a source returns or throws, with one of the source's mutants on. */
function valueOf(source: string, on = -1): unknown {
  const run = runInThisContext(`(__mutant) => { ${source}; return value(); }`) as (mutant: object) => unknown;
  try {
    return run((id: number) => id === on);
  } catch (error) {
    return String(error);
  }
}

test.each([
  'const value = () => { let n = 0; for (const i of [0, 1, 2]) { if (i === 1) continue; n += i * 2; } return n; }',
  "const value = () => { const a = { b: null }; return [a.b?.c.d('x') ?? 'none', a?.b, [3, 1, 2].slice(1).sort().at(-1)]; }",
  'const value = () => { const list = [1, 2, 3]; list.reverse(); return list.filter((n) => n > 1 && !(n >= 3)).map((n) => -n); }',
  'const value = () => { const list = []; for (const n of [1, 2, 3]) if (n > 1) list.push(n); else list.unshift(-n); return list; }',
])('all mutants of %s live in one source, and none is on unless it is asked for', (source) => {
  const mutants = mutantsOf('rule.ts', source);
  const switched = withSwitches(source, mutants, 0);
  expect(valueOf(switched)).toEqual(valueOf(source));
  const alone = mutants.map(({ start, end, replacement }) =>
    valueOf(source.slice(0, start) + replacement + source.slice(end)),
  );
  expect(mutants.map((_, id) => valueOf(switched, id))).toEqual(alone);
  expect(alone.filter((value) => JSON.stringify(value) !== JSON.stringify(valueOf(source))).length).toBeGreaterThan(3);
});
