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
  app.addHook('preValidation', ({ params, query, routeOptions: { schema } }, _reply, done) => {
    readScalars(params as Values, schema?.params);
    readScalars(query as Values, schema?.querystring);
    done();
  });
  // After the schema, which has seen to it that nothing here is deep or endless.
  app.addHook('preHandler', (request, _reply, done) => {
    const path = unprintableIn(request);
    if (path === undefined) return done();
    const field = printable(path);
    done(new ServiceError(400, 'INVALID', `${field} contains characters that can't be used.`, field));
  });
}

type Values = Record<string, unknown> | undefined;

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

function readScalars(values: Values, described: unknown): void {
  const { properties } = (described ?? {}) as Schema;
  for (const name in properties) {
    const text = values?.[name];
    const type = properties[name]?.type;
    if (values === undefined || typeof text !== 'string') continue;
    if (type === 'integer' && wholeNumber.test(text)) values[name] = Number(text);
    if (type === 'boolean' && Object.hasOwn(booleans, text)) values[name] = booleans[text];
  }
}

/** Control characters but tab and line breaks, and halves of a surrogate pair: no person writes them. */
const unprintable = /\p{Cs}|(?![\t\n\r])\p{Cc}/u;

/** Where in the path, the query, the body, or a header that the route's contract names such a character stands first. */
function unprintableIn({ params, query, body, headers, routeOptions }: FastifyRequest): string | undefined {
  const found = unprintableAt(params) ?? unprintableAt(query) ?? unprintableAt(body);
  if (found !== undefined) return found;
  const named = (routeOptions.schema?.headers as Schema | undefined)?.properties ?? {};
  return Object.keys(named).find((name) => unprintableAt(headers[name]) !== undefined);
}

function unprintableAt(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return unprintable.test(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = unprintableAt(inner, path === '' ? name : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
