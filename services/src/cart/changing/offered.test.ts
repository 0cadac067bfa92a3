import { expect, test } from 'vitest';
import { newId } from './offered.ts';

test('an id never begins as an option or a formula does, and is as long as any other', () => {
  const first = (byte: number) => newId({ bytes: (length) => Buffer.alloc(length, byte) });
  const ids = Array.from({ length: 256 }, (_, byte) => first(byte));
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_][A-Za-z0-9_-]{21}$/);
});
