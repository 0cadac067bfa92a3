import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { operatorOf, readOperators } from './operators.ts';

const hash = createHash('sha256').update('a good key').digest('hex');

test('N-71 operators come from the configuration, each with a key of their own', () => {
  const operators = readOperators(`romero:${hash}, lindqvist:${hash.replace(/^./, '0')}`, false);
  expect(operatorOf(operators, 'romero', 'a good key')).toBe('romero');
  expect(() => operatorOf(operators, 'romero', 'another key')).toThrow('no operator romero with this key');
  expect(() => operatorOf(operators, 'lindqvist', 'a good key')).toThrow('no operator lindqvist');
  expect(() => operatorOf(operators, 'nobody', 'a good key')).toThrow('no operator nobody');
  expect(() => operatorOf(operators, undefined, undefined)).toThrow('--operator');
  expect(() => readOperators('romero:short', false)).toThrow('OPERATORS must be like');
});

test('without a configuration there are operators in demonstrations only', () => {
  expect(operatorOf(readOperators(undefined, true), 'romero', undefined)).toBe('romero');
  expect(() => operatorOf(readOperators('', false), 'romero', undefined)).toThrow('No operators are configured');
});
