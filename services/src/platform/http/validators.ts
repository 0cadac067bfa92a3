import selectValidator, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import { modelsIn } from './serializers.ts';

const factory = selectValidator();
const compiled = new Map<string, ReturnType<ReturnType<BuildCompilerFromPool>>>();

/** Compiles what checks an input from its schema: once in a process for schemas that read the same, as answers are written. */
export const buildValidator: BuildCompilerFromPool = (models, options) => (route) => {
  // The compiler's types name a schema here; what it gets is the route with it.
  const { schema } = route as { schema: object };
  // What it knows by its name it never compiles again, whatever else goes by that name.
  if ('$id' in schema) return selectValidator()(models, options)(route);
  const used = modelsIn(schema, models as Record<string, object>);
  const key = JSON.stringify([schema, used, options]);
  const made = compiled.get(key) ?? factory(used, options)(route);
  compiled.set(key, made);
  return made;
};
