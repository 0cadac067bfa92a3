import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { deepest, mostFields, sizeLimit } from './limits.ts';

const schema = buildSchema('type Query { a: Query b: Int }');
const refusals = (text: string) => validate(schema, parse(text), [sizeLimit]).map((error) => error.message);
const nested = (depth: number) => `${'{ a '.repeat(depth - 1)}{ b }${' }'.repeat(depth - 1)}`;

test('an operation may be as deep as the limit and no deeper', () => {
  expect(refusals(nested(deepest))).toEqual([]);
  expect(refusals(nested(deepest + 1))).toEqual([`The operation is nested deeper than ${deepest} fields.`]);
});

test('fields are counted as often as their fragment is spread', () => {
  const bomb = (levels: number) =>
    Array.from({ length: levels }, (_, i) => `fragment f${i} on Query { a { ...f${i + 1} } x: a { ...f${i + 1} } }`);
  const text = `{ ...f0 } ${bomb(10).join(' ')} fragment f10 on Query { b }`;
  expect(refusals(text)).toEqual([`The operation has more than ${mostFields} fields.`]);
});

test('a circle of fragments ends the count', () => {
  expect(refusals('{ ...f } fragment f on Query { a { ...g } } fragment g on Query { a { ...f } }')).toEqual([]);
});

test('introspection is left to the cost', () => {
  const deep = `{ __schema ${'{ types '.repeat(20)}{ name }${' }'.repeat(20)} }`;
  expect(refusals(deep)).toEqual([]);
});
