import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { shapeFaults } from './shape-faults.ts';

const closed = { additionalProperties: false };
const schema = Compile(
  Type.Object({ name: Type.String(), lines: Type.Array(Type.Object({ cents: Type.Integer() }, closed)) }, closed),
);
const faults = (value: unknown) => shapeFaults(schema.Errors(value), 'order');

test('an unknown field is called by its name, wherever it stands', () => {
  expect(faults({ name: 'a', lines: [], note: 1 })).toEqual(["note isn't a known field"]);
  expect(faults({ name: 'a', lines: [{ cents: 1, 'a/b\u202E': 2 }] })).toEqual(["lines.0.a/b? isn't a known field"]);
});

test('other faults are told as they are, and what is missing as one of the whole', () => {
  expect(faults({ name: 'a', lines: [{ cents: '1' }] })).toEqual(['lines.0.cents must be integer']);
  expect(faults({ name: 'a' })).toEqual(['order must have required properties lines']);
  expect(faults(7)).toEqual(['order must be object']);
});
