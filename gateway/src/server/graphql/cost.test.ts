import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getIntrospectionQuery,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  parse,
  type GraphQLSchema,
} from 'graphql';
import { getDirective } from '@graphql-tools/utils';
import { expect, test } from 'vitest';
import { schema } from '../schema.ts';
import { costs, mostCost } from './cost.ts';
import { readTrustedDocuments } from './trusted-documents.ts';

const small = buildSchema(`
  directive @listSize(assumedSize: Int, slicingArguments: [String!], sizedFields: [String!]) on FIELD_DEFINITION
  type Query { item: Item items: [Item!]! @listSize(assumedSize: 5) }
  type Item {
    id: ID
    tags: [String!] @listSize(assumedSize: 3)
    items: [Item] @listSize(assumedSize: 5)
    page(first: Int! = 20): Page @listSize(slicingArguments: ["first"], sizedFields: ["edges"])
    newest(first: Int): [ID!] @listSize(slicingArguments: ["first"], assumedSize: 7)
  }
  type Page { edges: [Edge!]! total: Int }
  type Edge { node: Item }
  type Mutation { change: Item }
`);

function costsOf(text: string, variables = {}, of: GraphQLSchema = small): number[] {
  const document = parse(text);
  const costOf = costs(of);
  return document.definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? [costOf(document, each, variables)] : [],
  );
}

test.each([
  ['a field is one', '{ item { id } }', 2],
  ['a list is as many as it is long', '{ items { id } }', 10],
  ['a list of plain values too', '{ item { tags } }', 4],
  ['lists within lists multiply', '{ items { items { id } } }', 5 * (1 + 5 * 2)],
  ['every alias is a field', '{ a: items { id } b: items { id } }', 20],
  ['a fragment costs what it holds', '{ items { ...f } } fragment f on Item { id tags }', 5 * (1 + 1 + 3)],
  ['so does an inline fragment', '{ items { ... on Item { id } ... { id } } }', 5 * 3],
  ['an argument says how long a list is', '{ item { newest(first: 3) } }', 1 + 3],
  ['without it the assumed size holds', '{ item { newest } }', 1 + 7],
  ['the default of an argument counts', '{ item { page { edges { node { id } } total } } }', 1 + 5 + 1 + 20 * 3 + 1],
  ['a connection has as many edges as were asked for', '{ item { page(first: 2) { edges { node { id } } } } }', 13],
  ['a change costs more, each time', 'mutation { a: change { id } b: change { id } }', 2 * (600 + 2)],
])('%s: %s', (_, text, cost) => {
  expect(costsOf(text)).toEqual([cost]);
});

test('a variable says how long a list is, each time anew, and its default when it does not come', () => {
  const text = 'query ($n: Int = 4) { item { newest(first: $n) } }';
  const document = parse(text);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('There is no operation.');
  const costOf = costs(small);
  expect([{ n: 50 }, { n: 9 }, {}].map((variables) => costOf(document, operation, variables))).toEqual([51, 10, 5]);
});

test('every list of the schema says how long it is taken to be', () => {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const says = (field: Parameters<typeof getDirective>[1]) =>
    (getDirective(schema, field, 'listSize')?.[0] ?? {}) as { sizedFields?: string[] };
  const sized = new Set(
    types.flatMap((type) => Object.values(type.getFields()).flatMap((field) => says(field).sizedFields ?? [])),
  );
  const unsaid = types
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => isListType(getNullableType(field.type)) && !sized.has(field.name))
        .filter((field) => Object.keys(says(field)).length === 0)
        .map((field) => `${type.name}.${field.name}`),
    );
  expect(unsaid).toEqual([]);
});

const examples = globSync(join(import.meta.dirname, '../../../sandbox/examples/*.graphql'));

test('everything that the web and the sandbox ask stays well below the limit', () => {
  const texts = [...Object.values(readTrustedDocuments()), ...examples.map((file) => readFileSync(file, 'utf8'))];
  expect(texts.length).toBeGreaterThan(40);
  for (const text of texts) for (const cost of costsOf(text, {}, schema)) expect(cost).toBeLessThan(mostCost / 2);
});

test.each([
  ['SearchPage', 96],
  ['DepartmentPage', 96],
  ['SellerPage', 96],
  ['WinePage', 96],
  ['BusinessPage', 96],
  ['Coupons', 60],
  ['Orders', 10],
])('S-252 %s may ask for %i at once, as a reload of a list that is open as far as it goes does', (name, first) => {
  const text = Object.values(readTrustedDocuments()).find((each) => each.includes(`query ${name}(`));
  expect(Math.max(...costsOf(text!, { first }, schema))).toBeLessThanOrEqual(mostCost * 0.8);
});

test('the schema may be read as a whole, but not in circles', () => {
  const whole = getIntrospectionQuery({
    schemaDescription: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    inputValueDeprecation: true,
    oneOf: true,
  });
  expect(costsOf(whole, {}, schema)[0]).toBeLessThan(mostCost);
  const circles =
    '{ __schema { types { fields { type { fields { type { a: fields { name } b: fields { name } } } } } } } }';
  expect(costsOf(circles, {}, schema)[0]).toBeGreaterThan(mostCost);
});
