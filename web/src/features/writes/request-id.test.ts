import { expect, test } from 'vitest';
import { requestIds } from './request-id.ts';

const counted = () => {
  let count = 0;
  return requestIds(() => `id-${(count += 1)}`);
};

test('T-34 sending the same answers again is the same request', () => {
  const idOf = counted();
  expect(idOf({ rulesVersion: 3, dateOfBirth: '1990-02-09' })).toBe('id-1');
  expect(idOf({ rulesVersion: 3, dateOfBirth: '1990-02-09' })).toBe('id-1');
});

test('T-35 accepting other rules is another request', () => {
  const idOf = counted();
  idOf({ rulesVersion: 3 });
  expect(idOf({ rulesVersion: 4 })).toBe('id-2');
});
