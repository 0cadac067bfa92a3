import { expect, test } from 'vitest';
import { maskHandle, normalizeHandle } from './handle.ts';

test.each([
  ['email', ' Maya.Reyes@Example.COM ', 'maya.reyes@example.com'],
  ['email', 'maya@bücher.example', 'maya@xn--bcher-kva.example'],
  ['email', 'Maya@例え.テスト', 'maya@xn--r8jz45g.xn--zckzah'],
  ['email', '\u202amaya@example.com\u202c', 'maya@example.com'],
  ['sms', '\u202a+1 (925)\u00a0555\u20110142\u202c', '+19255550142'],
  ['sms', '925-555-0142', '+19255550142'],
  ['sms', '+1 (925) 555 0142', '+19255550142'],
  ['sms', '19255550142', '+19255550142'],
] as const)('N-7 %s "%s" is %s', (channel, given, handle) => {
  expect(normalizeHandle(channel, given)).toBe(handle);
});

test.each([
  ['email', 'maya'],
  ['email', 'maya@localhost'],
  ['email', 'a@b@example.com'],
  ['email', '<maya@example.com>'],
  ['email', `${'a'.repeat(250)}@example.com`],
  ['sms', '925555014'],
  ['sms', '125 555 0142'],
  ['sms', '925 155 0142'],
  ['sms', '925-555-0142 ext 3'],
] as const)('G-72 N-7 %s "%s" is not a handle', (channel, given) => {
  expect(normalizeHandle(channel, given)).toBeNull();
});

test('N-7 a masked handle never ends inside a character', () => {
  expect(maskHandle('email', '🍎maya@example.com')).toBe('🍎•••@example.com');
});

test('N-1 a masked handle shows the first letter and the domain, or the last four digits', () => {
  expect(maskHandle('email', 'maya@example.com')).toBe('m•••@example.com');
  expect(maskHandle('sms', '+19255550142')).toBe('(•••) •••-0142');
});

test('N-7 letters in a number are no number, however many digits there are', () => {
  expect(normalizeHandle('sms', '925-555-0142x')).toBeNull();
  expect(normalizeHandle('sms', 'call 9255550142')).toBeNull();
});
