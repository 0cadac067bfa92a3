import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';

/** The part of JSON Schema that the contract uses. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
}

/** One call of the REST contract. */
export interface Operation {
  id: string;
  method: 'GET' | 'POST' | 'DELETE' | 'PUT' | 'PATCH';
  path: string;
  parameters: Parameter[];
  body: JsonSchema | null;
}

/** Values that exist in the world under test, by parameter or field name. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

type Documented = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
};

/** Every call in services/openapi.json that has an end to wait for, so that later ones are covered, too. */
export function operations(): Operation[] {
  const file = join(import.meta.dirname, '../../openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Documented>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, parameters = [], requestBody, responses }]) =>
      responses['200']?.content?.['text/event-stream']
        ? []
        : {
            id: operationId,
            method: method.toUpperCase() as Operation['method'],
            path,
            parameters,
            body: requestBody?.content['application/json']?.schema ?? null,
          },
    ),
  );
}

const texts = [
  '',
  ' ',
  ',',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '\u0007',
  '\r\nx: y',
  '%00',
  '%',
  '../..',
  '__proto__',
  'constructor',
  "'; --",
  '$1',
  '🍞🥑',
  'e\u0301',
  '\u202e',
  '0',
  '-1',
  '1e999',
  'NaN',
  '0x2',
  'true',
  'null',
  '2026-02-30',
  '0000-01-01',
  '+275760-09-13',
  '{"challenge":{"parameters":{"nonce":"a","data":null}},"solution":{"derivedKey":"b"}}',
  'a'.repeat(300),
  'é'.repeat(5000),
];
const values = [
  null,
  true,
  0,
  -1,
  1.5,
  1e9,
  1e300,
  Number.MAX_SAFE_INTEGER,
  '2',
  '0x2',
  [2],
  [],
  {},
  { a: { b: '\0' } },
  [['\0']],
  { __proto__: 'x' },
];
const hostileText = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 40 }));
const hostile = fc.oneof(
  { arbitrary: hostileText, weight: 3 },
  { arbitrary: fc.constantFrom(...values), weight: 2 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
);

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  date: fc.constantFrom('1990-05-17', '2015-01-31', '2008-02-29', '9999-12-31'),
  'date-time': fc.constantFrom('2026-07-01T17:00:00Z'),
};

/** Values that satisfy a schema. */
export function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid));
  const { minLength = 0, maxLength = 12, minimum = 0, maximum = 1e6 } = schema;
  switch (String([schema.type].flat()[0])) {
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { minItems: least = 0, maxItems: most = 3, items = {} } = schema;
      return fc.array(valid(items), { minLength: least, maxLength: Math.min(most, least + 3) });
    }
    case 'object':
      return bodyOf(schema, valid);
    default:
  }
  const format = formats[schema.format ?? ''];
  if (format) return format;
  // A length that the pattern leaves open is the schema's: a filter might search for ever.
  const pattern = schema.pattern?.replace(/\+\$$/, `{${Math.max(minLength, 1)},${minLength + 12}}$`);
  // What letters there are in all scripts, no generator goes through.
  const inAscii = pattern?.replaceAll(/\\p\{[LMN]\}/g, 'a-z0-9');
  if (inAscii !== undefined) return fc.stringMatching(new RegExp(inAscii), { size: '-1' });
  return fc.string({ unit: 'grapheme-ascii', minLength, maxLength: Math.min(maxLength, minLength + 12) });
}

function bodyOf(
  { properties = {}, required = [] }: JsonSchema,
  each: (schema: JsonSchema, name: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<object> {
  const model = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, each(schema, name)]));
  return fc.record(model, { requiredKeys: required });
}

/** A body that satisfies its schema in every field. */
export const validBody = (schema: JsonSchema): fc.Arbitrary<object> => bodyOf(schema, valid) as fc.Arbitrary<object>;

/** Calls of one operation as a shopper's software, a careless one and an attacker would send them. */
export function requestsOf(
  operation: Operation,
  known: Known,
  callers: readonly object[],
): fc.Arbitrary<InjectOptions> {
  const meant = (schema: JsonSchema, name: string) => {
    const values = known[name] ?? [];
    return values.length === 0 ? valid(schema) : fc.oneof(fc.constantFrom(...values), valid(schema));
  };
  const some = (schema: JsonSchema, name: string) =>
    fc.oneof({ arbitrary: meant(schema, name), weight: 12 }, { arbitrary: hostile, weight: 1 });
  const place = (where: Parameter['in'], isHeld: boolean) => {
    const named = operation.parameters.filter((parameter) => parameter.in === where);
    return fc.record(Object.fromEntries(named.map(({ name, schema }) => [name, some(schema, name)])), {
      requiredKeys: named.filter(({ required }) => isHeld || required).map(({ name }) => name),
    });
  };
  const good = operation.body ? bodyOf(operation.body, meant) : fc.constant(undefined);
  const body = operation.body
    ? fc.oneof(
        { arbitrary: good, weight: 3 },
        { arbitrary: bodyOf(operation.body, some), weight: 6 },
        {
          arbitrary: fc.tuple(good, hostileText, hostile).map(([all, name, value]) => ({ ...all, [name]: value })),
          weight: 1,
        },
        { arbitrary: hostile, weight: 1 },
      )
    : fc.constant(undefined);
  return fc
    .record({
      path: place('path', true),
      query: place('query', false),
      headers: place('header', false),
      body,
      caller: fc.constantFrom(...callers),
      odd: fc.oneof({ arbitrary: fc.constant({}), weight: 12 }, { arbitrary: oddHeaders, weight: 1 }),
    })
    .map(({ path, query, headers, body, caller, odd }) => ({
      method: operation.method,
      url: urlOf(operation.path, path, query),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...caller,
        ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, asText(value)])),
        ...odd,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    }));
}

const oddHeaders = fc.constantFrom<Record<string, string>>(
  { host: '' },
  { host: '[' },
  { host: 'a b' },
  { host: 'evil.example:99999' },
  { 'x-forwarded-host': '\0', 'x-forwarded-for': 'not-an-address', 'x-forwarded-proto': 'x' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'nonsense' },
  { authorization: 'Bearer a.b.c' },
  { authorization: 'Bearer ' },
  { cookie: 'larder_session=a.b; larder_refresh=%; larder_remember=\u0001' },
  { accept: 'text/html' },
);

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** As a URL can hold it: half a character becomes the replacement character, as in every client. */
const encoded = (value: unknown) => encodeURIComponent(asText(value).toWellFormed());

function urlOf(template: string, path: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(path[name]));
  const search = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`;
}
