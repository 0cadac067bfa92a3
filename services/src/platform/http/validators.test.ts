import { expect, test } from 'vitest';
import { buildValidator } from './validators.ts';

const money = { $id: 'Money', type: 'object', properties: { cents: { type: 'integer' } } };
const other = { $id: 'Other', type: 'object', properties: {} };
const route = (schema: object) => ({ method: 'POST', url: '/', httpPart: 'body', schema });
const build = (...models: { $id: string }[]) =>
  buildValidator(Object.fromEntries(models.map((model) => [model.$id, model])), { customOptions: {} });

test('identical schemas are compiled once, whatever else is registered; a different model gets its own', () => {
  const body = { type: 'object', properties: { price: { $ref: 'Money#' } } };
  const first = build(money, other)(route(body));
  expect(build(money)(route(structuredClone(body)))).toBe(first);
  const inText = { ...money, properties: { cents: { type: 'string' } } };
  expect(build(inText)(route(body))({ price: { cents: 'five' } })).toBe(true);
  expect(first({ price: { cents: 'five' } })).toBe(false);
});

test('two schemas of one name are each checked by their own words', () => {
  const named = (type: string) => ({ $id: 'Answer', type });
  expect(build()(route(named('object')))({})).toBe(true);
  expect(build()(route(named('array')))({})).toBe(false);
});
