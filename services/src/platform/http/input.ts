import type { FastifyRequest } from 'fastify';
import { ServiceError } from './errors.ts';
import { printable } from './refusal-words.ts';
import type { ServiceApp } from '../service.ts';

interface Schema {
  type?: unknown;
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  items?: Schema | Schema[];
  anyOf?: Schema[];
}

/**
 * The one door for what a caller sends (N-7, T-45), the same for every route:
 * a body is taken as it is, no text becomes a number, and what the contract does not name is refused; in the path and
 * the query, where everything is text, plain digits become a number and `true` and `false` a boolean, nothing else;
 * no text anywhere holds a control character or half a character. Each refusal is a 400 that names the field.
 */
export function guardInput(app: ServiceApp): void {
  app.addHook('onRoute', (route) => {
    if (route.schema?.body) route.schema = { ...route.schema, body: closed(route.schema.body as Schema) };
  });
  app.addHook('preValidation', async (request) => {
    const schema = request.routeOptions.schema;
    for (const [values, described] of [
      [request.params, schema?.params],
      [request.query, schema?.querystring],
    ])
      readScalars(values as Record<string, unknown>, (described as Schema | undefined)?.properties ?? {});
  });
  // After the schema, which has seen to it that nothing here is deep or endless.
  app.addHook('preHandler', async (request) => {
    const unusable = [...textsOf(request)].find(([, text]) => unprintable.test(text));
    if (unusable === undefined) return;
    const field = printable(unusable[0]);
    throw new ServiceError(400, 'INVALID', `${field} contains characters that can't be used.`, field);
  });
}

/** The schema with every object of it closed: a misspelled field is refused, not ignored. */
function closed(schema: Schema): Schema {
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, closed(each)])),
      additionalProperties: schema.additionalProperties ?? false,
    }),
    ...(items && { items: Array.isArray(items) ? items.map(closed) : closed(items) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
  };
}

const wholeNumber = /^(0|-?[1-9]\d{0,14})$/;
const booleans: Readonly<Record<string, boolean>> = { true: true, false: false };

function readScalars(values: Record<string, unknown> | undefined, properties: Record<string, Schema>): void {
  for (const [name, { type }] of Object.entries(properties)) {
    const text = values?.[name];
    if (values === undefined || typeof text !== 'string') continue;
    if (type === 'integer' && wholeNumber.test(text)) values[name] = Number(text);
    if (type === 'boolean' && Object.hasOwn(booleans, text)) values[name] = booleans[text];
  }
}

/** Control characters but tab and line breaks, and halves of a surrogate pair: no person writes them. */
const unprintable = /\p{Cs}|(?![\t\n\r])\p{Cc}/u;

/** Every text of a request with its path: path, query, body, and the headers that the route's contract names. */
function* textsOf(request: FastifyRequest): Generator<[string, string]> {
  yield* textsIn(request.params);
  yield* textsIn(request.query);
  yield* textsIn(request.body);
  const named = (request.routeOptions.schema?.headers as Schema | undefined)?.properties ?? {};
  for (const name of Object.keys(named)) yield* textsIn(request.headers[name], name);
}

function* textsIn(value: unknown, path = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, path === '' ? name : `${path}.${name}`);
}
