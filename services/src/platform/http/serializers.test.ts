import { expect, test } from 'vitest';
import { buildSerializer } from './serializers.ts';

const money = { $id: 'Money', type: 'object', properties: { cents: { type: 'integer' } } };
const line = { $id: 'Line', type: 'object', properties: { price: { $ref: 'Money#' } } };
const other = { $id: 'Other', type: 'object', properties: {} };
const route = (schema: object) => ({ method: 'GET', url: '/', httpStatus: '200', schema });
const build = (...models: { $id: string }[]) =>
  buildSerializer(Object.fromEntries(models.map((model) => [model.$id, model])), {});

test('an answer is serialized by its schema, with the models it references, directly or indirectly', () => {
  const write = build(money, line, other)(route({ type: 'array', items: { $ref: 'Line#' } }));
  expect(write([{ price: { cents: 5, secret: 'x' } }])).toBe('[{"price":{"cents":5}}]');
});

test('identical schemas are compiled once, whatever else is registered; a different model gets its own', () => {
  const answer = { type: 'object', properties: { price: { $ref: 'Money#' } } };
  const first = build(money, other)(route(answer));
  expect(build(money)(route(structuredClone(answer)))).toBe(first);
  const inText = { ...money, properties: { cents: { type: 'string' } } };
  expect(build(inText)(route(answer))({ price: { cents: 5 } })).toBe('{"price":{"cents":"5"}}');
  expect(first({ price: { cents: 5 } })).toBe('{"price":{"cents":5}}');
});
