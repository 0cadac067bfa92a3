import { buildSchema, isObjectType, parse } from 'graphql';
import { expect, test } from 'vitest';
import { schema as gatewaySchema } from '../schema.ts';
import { argumentDoor } from './arguments.ts';

const schema = buildSchema(`
  scalar RequestId
  input Inner { text: String, ids: [ID!] }
  input Outer { inner: [Inner!], key: RequestId, kind: Kind }
  enum Kind { A B }
  input Sorted { by: String = "name" }
  type Query { find(id: ID, text: String = "fine", texts: [[String]], outer: Outer, sorted: Sorted): Query }
`);
const refusalOf = argumentDoor(schema);
const messageOf = (text: string, variables: Record<string, unknown> = {}, operationName?: string) =>
  refusalOf(parse(text), operationName, variables, 'en')?.message ?? null;
const unreadable = (name: string) => `"${name}" contains characters that can't be used, such as a tab or a line break.`;
const noId = '"id" isn\'t an id.';

test.each([
  ['\0', unreadable('id')],
  ['a\nb', unreadable('id')],
  ['\ud800', unreadable('id')],
  ['', '"id" can\'t be empty.'],
  [',', noId],
  ['a,b', noId],
  ['a b', noId],
  ['..', noId],
  ['a'.repeat(129), '"id" is longer than 128 characters.'],
  ['HARVEST:harvest-cake', null],
  [12, null],
  [null, null],
])('an id %j is refused before anything runs: %j', (id, message) => {
  expect(messageOf('query($id: ID) { find(id: $id) { __typename } }', { id })).toBe(message);
});

test.each([
  ['\0', unreadable('id')],
  ['', '"id" can\'t be empty.'],
  ['a,b', noId],
  ['fine', null],
])('an id %j that stands in the document is looked at in the same way: %j', (id, message) => {
  expect(messageOf(`{ find(id: ${JSON.stringify(id)}) { __typename } }`)).toBe(message);
});

test.each([
  ['Zoë O’Hara 🍓', null],
  ['', null],
  ['\u007f', unreadable('text')],
  ['\u0085', unreadable('text')],
  ['\udc00x', unreadable('text')],
  ['x'.repeat(4097), '"text" is longer than 4096 characters.'],
])('a text %j is let in or refused: %j', (text, message) => {
  expect(messageOf('query($text: String!) { find(text: $text) { __typename } }', { text })).toBe(message);
});

test('texts are found in lists, in inputs in inputs, in defaults, and in types of their own', () => {
  const outer = 'query($outer: Outer!) { find(outer: $outer) { __typename } }';
  expect(messageOf(outer, { outer: { inner: [{ text: 'a' }, { text: '\u0001' }] } })).toBe(unreadable('text'));
  expect(messageOf(outer, { outer: { inner: { ids: ['a', ''] } } })).toBe('"ids" can\'t be empty.');
  expect(messageOf(outer, { outer: { key: 'a\r\nb: c' } })).toMatch(/^"key" must have 8 to 64 letters/);
  expect(messageOf(outer, { outer: { kind: 'A\0' } })).toBe(unreadable('kind'));
  expect(messageOf('query($t: [[String]]) { find(texts: $t) { __typename } }', { t: [['a'], 'b\t'] })).toBe(
    unreadable('t'),
  );
  expect(messageOf('{ find(outer: { inner: [{ text: "\\u0000" }] }) { __typename } }')).toBe(unreadable('text'));
  expect(messageOf('query($id: ID = "") { find(id: $id) { __typename } }')).toBe('"id" can\'t be empty.');
  expect(messageOf('{ find { find(text: """a\nb""") { __typename } } }')).toBe(unreadable('text'));
});

test('a list has an end', () => {
  const texts = Array.from({ length: 201 }, () => 'a');
  expect(messageOf('query($t: [[String]]) { find(texts: $t) { __typename } }', { t: texts })).toBe(
    '"t" has more than 200 entries.',
  );
});

test('only the variables of the operation that runs are looked at', () => {
  const two = 'query One($a: ID) { find(id: $a) { __typename } } query Two($b: ID) { find(id: $b) { __typename } }';
  expect(messageOf(two, { a: '', b: 'fine' }, 'Two')).toBeNull();
  expect(messageOf(two, { a: '', b: 'fine' }, 'One')).toBe('"a" can\'t be empty.');
});

const noNull = (name: string) => `"${name}" can't be null. Leave it out, and it has its default.`;

test('null is no value of an argument with a default, wherever it stands', () => {
  const withVariable = 'query($t: String) { find(text: $t) { __typename } }';
  expect(messageOf('{ find(text: null) { __typename } }')).toBe(noNull('text'));
  expect(messageOf(withVariable, { t: null })).toBe(noNull('text'));
  expect(messageOf('query($t: String = null) { find(text: $t) { __typename } }')).toBe(noNull('text'));
  expect(messageOf('query($s: Sorted) { find(sorted: $s) { __typename } }', { s: { by: null } })).toBe(noNull('by'));
  expect(messageOf('{ find(sorted: { by: null }) { __typename } }')).toBe(noNull('by'));
  expect(messageOf(withVariable)).toBeNull();
  expect(
    messageOf('query($s: Sorted) { find(sorted: $s, id: null, texts: [null]) { __typename } }', { s: {} }),
  ).toBeNull();
});

const ours = argumentDoor(gatewaySchema);
const defaulted = Object.values(gatewaySchema.getTypeMap()).flatMap((type) =>
  isObjectType(type) && !type.name.startsWith('__')
    ? Object.values(type.getFields()).flatMap(({ name: field, args }) =>
        args
          .filter(({ defaultValue }) => defaultValue !== undefined)
          .map(({ name }) => ({ type: type.name, field, name })),
      )
    : [],
);

test.each(defaulted)('null for $name of $type.$field is refused, naming it', ({ type, field, name }) => {
  const asked = (value: string) =>
    parse(`query($v: Int) { __typename } fragment F on ${type} { ${field}(${name}: ${value}) }`);
  for (const refusal of [ours(asked('null'), null, {}, 'en'), ours(asked('$v'), null, { v: null }, 'en')]) {
    expect(refusal?.message).toBe(noNull(name));
    expect(refusal?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', status: 400, argument: name });
  }
});
