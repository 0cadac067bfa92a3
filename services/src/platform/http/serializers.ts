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
export function modelsIn(schema: unknown, models: Record<string, object>): Record<string, object> {
  const used: Record<string, object> = {};
  const waiting = [schema];
  for (const each of waiting)
    for (const id of namesIn(each)) {
      const model = models[id];
      if (!model || used[id]) continue;
      used[id] = model;
      waiting.push(model);
    }
  return used;
}

const names = new WeakMap<object, string[]>();

/** The ids of models that a schema names itself: looked for once in each, as most answers name the same few. */
function namesIn(schema: unknown): string[] {
  const isObject = typeof schema === 'object' && schema !== null;
  const known = isObject ? names.get(schema) : undefined;
  if (known) return known;
  const found = [...JSON.stringify(schema).matchAll(/"\$ref":"([^"#]+)/g)].map(([, id = '']) => id);
  if (isObject) names.set(schema, found);
  return found;
}
