import { expect, test } from 'vitest';
import { isLongerThan } from './answer-size.ts';

const value = { list: [{ a: 'text', b: 12.5, c: null, d: true }, { e: [] }], empty: {} };

test('an answer is measured as its JSON, give or take its numbers and commas', () => {
  const { length } = JSON.stringify(value);
  expect(isLongerThan(length + 12, value)).toBe(false);
  expect(isLongerThan(length - 12, value)).toBe(true);
});

test('counting stops at the limit, and looks at nothing after it', () => {
  const endless: Record<string, unknown> = { text: 'x'.repeat(50) };
  endless['self'] = endless;
  expect(isLongerThan(1000, endless)).toBe(true);
  const trap = {
    get never(): string {
      throw new Error('looked at');
    },
  };
  expect(isLongerThan(10, { text: 'x'.repeat(20), trap })).toBe(true);
});
