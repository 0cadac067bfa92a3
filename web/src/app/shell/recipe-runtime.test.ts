import { createRuntimeFn as original } from '@vanilla-extract/recipes/createRuntimeFn';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRuntimeFn } from './recipe-runtime.ts';

const recipe = {
  defaultClassName: 'button',
  variantClassNames: {
    tone: { primary: 'is-primary', quiet: 'is-quiet' },
    size: { small: 'is-small', large: 'is-large' },
    block: { true: 'is-block', false: '' },
  },
  defaultVariants: { tone: 'quiet', size: 'small' },
  compoundVariants: [
    [{ tone: 'primary', block: true }, 'is-bar'],
    [{ size: 'small' }, 'is-tight'],
  ],
} satisfies Parameters<typeof createRuntimeFn>[0];

test('a recipe has the classes that the library gives it, whatever is chosen', () => {
  const optional = (...values: unknown[]) => fc.constantFrom(...values, undefined, null);
  const options = fc.record(
    {
      tone: optional('primary', 'quiet', 'unknown'),
      size: optional('small', 'large'),
      block: optional(true, false, 'true'),
    },
    { requiredKeys: [] },
  );
  const [ours, theirs] = [createRuntimeFn(recipe), original(recipe as never)];
  fc.assert(
    fc.property(fc.option(options, { nil: undefined }), (chosen) => {
      expect(ours(chosen)).toBe(theirs(chosen as never));
    }),
  );
});
