import { expect, test } from 'vitest';
import { idOf, withIdsMarked } from './arguments.ts';

test('an id that begins with a hyphen is no option, and options stay what they are', () => {
  const id = '-8T1rV0bQx2mZk4Lw9_yEg';
  const args = ['orders', 'short', '4471902', id, '--left', '2', '--rejected-lines-limit', '-5'];
  const marked = withIdsMarked(args);
  expect(marked.map((each, at) => (each === args[at] ? null : at)).filter((at) => at !== null)).toEqual([3]);
  expect(marked[3]).not.toMatch(/^-/);
  expect([idOf(marked[3]!), idOf('id=1'), idOf('0T1')]).toEqual([id, 'id=1', '0T1']);
});
