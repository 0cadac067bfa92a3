import { expect, test } from 'vitest';
import { agreeing, agreementOf, pluralOf } from './grammar.ts';

test.each([
  ['leche', { isFeminine: true, isPlural: false }],
  ['uvas', { isFeminine: true, isPlural: true }],
  ['frijoles', { isFeminine: false, isPlural: true }],
  ['nueces', { isFeminine: true, isPlural: true }],
  ['tequila', { isFeminine: false, isPlural: false }],
  ['hummus', { isFeminine: false, isPlural: false }],
  ['porciones de queso', { isFeminine: true, isPlural: true }],
])('%s asks of its adjectives %o', (noun, agreement) => {
  expect(agreementOf(noun)).toEqual(agreement);
});

test.each([
  ['orgánico', 'leche', 'orgánica'],
  ['orgánico', 'uvas', 'orgánicas'],
  ['bajo en sodio', 'sopas', 'bajas en sodio'],
  ['2% reducido en grasa', 'leche', '2% reducida en grasa'],
  ['extra suave', 'toallas', 'extra suaves'],
  ['inglés', 'muffins', 'ingleses'],
  ['inglés', 'salsa', 'inglesa'],
  ['blanqueador', 'pasta', 'blanqueadora'],
  ['tropical', 'mezclas', 'tropicales'],
  ['dulce y salado', 'papas', 'dulces y saladas'],
])('%s agrees with %s: %s', (adjective, noun, agreed) => {
  expect(agreeing(adjective, agreementOf(noun))).toBe(agreed);
});

test.each([
  ['manzana', 'manzanas'],
  ['papa frita', 'papas fritas'],
  ['leche de almendra', 'leches de almendra'],
  ['nuez', 'nueces'],
  ['jamón', 'jamones'],
  ['té helado', 'tés helados'],
  ['uvas', 'uvas'],
])('several of %s are %s', (one, several) => {
  expect(pluralOf(one)).toBe(several);
});
