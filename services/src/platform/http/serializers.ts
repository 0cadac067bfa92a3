import selectSerializer from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type SerializerFactory = NonNullable<Compilers['buildSerializer']>;

const compiled = new Map<string, ReturnType<ReturnType<SerializerFactory>>>();

/**
 * Compiles what writes an answer from its schema: once in a process for schemas that read the same, however many routes
 * answer so, and with the models that it names instead of all there are.
 */
export const buildSerializer: SerializerFactory = (models, options) => {
  const known = models as Record<string, object>;
  const factory = selectSerializer();
  return (route) => {
    const used = modelsIn(route.schema, known);
    const key = JSON.stringify([route.schema, used]);
    const made = compiled.get(key) ?? factory(used, options)(route);
    compiled.set(key, made);
    return made;
  };
};

/** The models that a schema names, and those that they name. */
function modelsIn(schema: unknown, models: Record<string, object>): Record<string, object> {
  const used: Record<string, object> = {};
  const waiting = [schema];
  for (const each of waiting)
    for (const [, id = ''] of JSON.stringify(each).matchAll(/"\$ref":"([^"#]+)/g)) {
      const model = models[id];
      if (!model || used[id]) continue;
      used[id] = model;
      waiting.push(model);
    }
  return used;
}
