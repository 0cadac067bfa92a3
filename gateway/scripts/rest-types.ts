import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compile, type JSONSchema } from 'json-schema-to-typescript';

interface Media {
  content?: Record<string, { schema?: JSONSchema }>;
}
interface Operation {
  operationId?: string;
  parameters?: readonly { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: JSONSchema }[];
  requestBody?: Media;
  responses?: Record<string, Media>;
}
interface OpenApi {
  components?: { schemas?: Record<string, JSONSchema> };
  paths?: Record<string, Record<string, Operation>>;
}

const root = join(import.meta.dirname, '../..');
const target = join(root, 'gateway/src/generated/rest.ts');

const schemaOf = (media: Media | undefined) => media?.content?.['application/json']?.schema;
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Named schemas as they stand, and `<Operation>Body` and `<Operation>Answer` for what a route describes in place. */
function definitionsOf(openApi: OpenApi): Record<string, JSONSchema> {
  const definitions: Record<string, JSONSchema> = { ...openApi.components?.schemas };
  for (const operation of Object.values(openApi.paths ?? {}).flatMap((path) => Object.values(path))) {
    if (!operation.operationId) continue;
    const name = capitalized(operation.operationId);
    const body = schemaOf(operation.requestBody);
    const answer = schemaOf(operation.responses?.['200']);
    if (body && !body.$ref) definitions[`${name}Body`] = body;
    if (answer && !answer.$ref) definitions[`${name}Answer`] = answer;
  }
  definitions['RestCalls'] = callsOf(openApi, definitions);
  return Object.fromEntries(Object.entries(definitions).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const object = (properties: Record<string, JSONSchema>, required: readonly string[]): JSONSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required: [...required],
});

/** Every call by its method and path, `GET /games/draws/{drawId}`, with what it takes and what it answers. */
function callsOf({ paths = {} }: OpenApi, definitions: Record<string, JSONSchema>): JSONSchema {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]): [string, JSONSchema][] => {
      // A stream isn't asked for and answered: `upstream.follow` opens it.
      if (operation.responses?.['200']?.content?.['text/event-stream']) return [];
      const { operationId = '', parameters = [], requestBody, responses } = operation;
      const given = (place: 'path' | 'query'): JSONSchema => {
        const here = parameters.filter((each) => each.in === place);
        return object(
          Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
          here.filter(({ required }) => required).map(({ name }) => name),
        );
      };
      const named = (part: 'Body' | 'Answer', media: Media | undefined): JSONSchema => {
        const name = `${capitalized(operationId)}${part}`;
        return Object.hasOwn(definitions, name)
          ? { $ref: `#/definitions/${name}` }
          : (schemaOf(media) ?? { type: 'null' });
      };
      const call = {
        path: given('path'),
        query: given('query'),
        body: named('Body', requestBody),
        answer: named('Answer', responses?.['200']),
      };
      return [[`${method.toUpperCase()} ${path}`, object(call, Object.keys(call))]];
    }),
  );
  return {
    ...object(
      Object.fromEntries(calls),
      calls.map(([name]) => name),
    ),
    description: 'Every call of the services.',
  };
}

/** The types of the services' OpenAPI document as TypeScript. */
async function restTypes(openApi: OpenApi): Promise<string> {
  const text = JSON.stringify({ definitions: definitionsOf(openApi) })
    .replaceAll('#/components/schemas/', '#/definitions/')
    .replaceAll('"$id":', '"x-id":');
  const source = await compile(JSON.parse(text) as JSONSchema, 'RestContract', {
    additionalProperties: false,
    bannerComment: '/* Generated from services/openapi.json by gateway/scripts/rest-types.ts. */',
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  return source
    .replaceAll(/ \*\n \* This interface was referenced by [^*]*\n \* via the [^*]*\n/g, '')
    .replaceAll(/\/\*\*\n \* This interface was referenced by [^*]*\n \* via the [^*]*\n \*\/\n/g, '')
    .replace(/export interface RestContract \{\n.*\n\}\n/, '');
}

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    from: { type: 'string', default: join(root, 'services/openapi.json') },
  },
});
const types = await restTypes(JSON.parse(await readFile(values.from, 'utf8')) as OpenApi);
if (!values.check) await writeFile(target, types);
else if ((await readFile(target, 'utf8').catch(() => '')) !== types) {
  console.error('gateway/src/generated/rest.ts is stale: run node gateway/scripts/rest-types.ts');
  process.exit(1);
}
