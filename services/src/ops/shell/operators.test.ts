import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig, type Operator } from '../../platform/config.ts';
import { operatorOf } from './operators.ts';

const hash = createHash('sha256').update('a good key').digest('hex');

const readOperators = (text: string | undefined, demoData: boolean) =>
  readConfig({ OPERATORS: text, DEMO_DATA: demoData ? 'on' : 'off' }, '.').operators;

const as = (operators: readonly Operator[], name: string | undefined, key: string | undefined) =>
  operatorOf(operators, 'operator', name, { OPERATOR_KEY: key, APPROVER_KEY: 'not this one' });

test('N-71 operators come from the configuration, each with their own key', () => {
  const operators = readOperators(`romero:${hash}, lindqvist:${hash.replace(/^./, '0')}`, false);
  expect(as(operators, 'romero', 'a good key')).toBe('romero');
  expect(() => as(operators, 'romero', 'another key')).toThrow('No operator romero has this key');
  expect(() => as(operators, 'lindqvist', 'a good key')).toThrow('No operator lindqvist');
  expect(() => as(operators, 'nobody', 'a good key')).toThrow('No operator nobody');
  expect(() => as(operators, undefined, undefined)).toThrow('--operator');
});

test('without a configuration, operators exist only in demos', () => {
  expect(as(readOperators(undefined, true), 'romero', undefined)).toBe('romero');
  expect(() => as(readOperators('', false), 'romero', undefined)).toThrow('No operators are configured');
});

test('N-71 a second person is named and verified separately from the first', () => {
  const operators = readOperators(`romero:${hash}`, false);
  const approves = (name: string | undefined, env: Record<string, string>) =>
    operatorOf(operators, 'approver', name, env);
  expect(approves('romero', { APPROVER_KEY: 'a good key' })).toBe('romero');
  expect(() => approves('romero', { OPERATOR_KEY: 'a good key' })).toThrow('has this key (APPROVER_KEY)');
  expect(() => approves(undefined, {})).toThrow('A second person has to approve this: name them with --approver NAME.');
});
