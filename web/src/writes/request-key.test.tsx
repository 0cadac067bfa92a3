import { beforeEach, expect, test } from 'vitest';
import { pageNow } from '../page/clock.ts';
import { inTurn, requestKeys } from './request-key.ts';

beforeEach(() => localStorage.clear());

const counted = () => {
  let count = 0;
  return requestKeys(() => `key-${(count += 1)}`);
};

test('T-34 sending the same answers again is the same request', () => {
  const keys = counted();
  expect(keys.of({ rulesVersion: 3, dateOfBirth: '1990-02-09' })).toBe('key-1');
  expect(keys.of({ rulesVersion: 3, dateOfBirth: '1990-02-09' })).toBe('key-1');
});

test('T-35 accepting other rules is another request', () => {
  const keys = counted();
  keys.of({ rulesVersion: 3 });
  expect(keys.of({ rulesVersion: 4 })).toBe('key-2');
});

test('N-28 after its answer, sending the same again is a new request', () => {
  const keys = counted();
  keys.of({ programCode: 'HARVEST' });
  keys.answered();
  expect(keys.of({ programCode: 'HARVEST' })).toBe('key-2');
});

test('I-4 an answer ends the request; a failed one stays the same', async () => {
  const sent: string[] = [];
  const send = (fails: boolean) => async (id: string) => {
    sent.push(id);
    if (fails) throw new Error('lost');
    return 'answer';
  };
  const press = (fails: boolean) => inTurn('redeem.p1', pageNow(), send(fails)).catch(() => 'lost');
  expect([await press(true), await press(false)]).toEqual(['lost', 'answer']);
  expect(sent[0]).toBe(sent[1]);
});
