import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseHealth, diskFull, isUnavailable } from './database-health.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the worst report counts, and a change is announced once', () => {
  const health = new DatabaseHealth();
  const heard: string[] = [];
  health.onChange(({ state }) => heard.push(state));
  health.set('disk', diskFull(0));
  health.set('disk', diskFull(0));
  health.set('server', { state: 'down', sentence: 'It stopped.' });
  health.set('disk', { state: 'ready' });
  expect(health.current()).toEqual({ state: 'down', sentence: 'It stopped.' });
  health.set('server', { state: 'ready' });
  expect(heard).toEqual(['read-only', 'down', 'ready']);
});

test('a statement that hits a full disk makes the database read-only for a while, and then writes are retried', () => {
  const health = new DatabaseHealth();
  health.statementFailed(Object.assign(new Error('duplicate key'), { code: '23505' }));
  expect(health.current().state).toBe('ready');
  health.statementFailed(Object.assign(new Error('could not extend file'), { code: '53100' }));
  expect(health.current().state).toBe('read-only');
  vi.advanceTimersByTime(20_000);
  expect(health.current().state).toBe('ready');
});

test.each(['08006', '53100', '53300', '57P01', '57P02', '57P03', '25006', '40001', 'ECONNREFUSED', 'ENOENT'])(
  'N-76 %s is worth another try: 503, not 500',
  (code) => expect(isUnavailable(Object.assign(new Error('no'), { code }))).toBe(true),
);

test.each(['23505', '22021', '42P01', undefined])('N-76 %s is not an outage', (code) =>
  expect(isUnavailable(Object.assign(new Error('no'), { code }))).toBe(false),
);
