import { beforeEach, expect, test } from 'vitest';
import { inTurn, requestKey } from './request-key.ts';

let made = 0;
const newId = () => `id-${(made += 1)}`;
beforeEach(() => {
  made = 0;
  localStorage.clear();
});

test('I-4 a second press, tab or reload asks for the same redemption until it is answered', () => {
  expect(requestKey.of('redeem.p1', 0, newId)).toBe('id-1');
  expect(requestKey.of('redeem.p1', 1000, newId)).toBe('id-1');
  requestKey.answered('redeem.p1', 1500);
  expect(requestKey.of('redeem.p1', 2000, newId)).toBe('id-2');
});

test('I-4 a press that waited while another tab was answered is the same redemption', () => {
  expect(requestKey.of('redeem.p1', 0, newId)).toBe('id-1');
  requestKey.answered('redeem.p1', 500);
  expect(requestKey.of('redeem.p1', 100, newId)).toBe('id-1');
  expect(requestKey.of('redeem.p1', 500, newId)).toBe('id-2');
});

test('a clock that was set back does not bring an answered request back', () => {
  requestKey.of('redeem.p1', 3_600_000, newId);
  requestKey.answered('redeem.p1', 3_600_500);
  expect(requestKey.of('redeem.p1', 1000, newId)).toBe('id-2');
});

test('I-4 an answer ends the request; what failed on the way stays the same one', async () => {
  const sent: string[] = [];
  const send = (fails: boolean) => async (id: string) => {
    sent.push(id);
    if (fails) throw new Error('lost');
    return 'answer';
  };
  const press = (fails: boolean) => inTurn('redeem.p1', Date.now(), send(fails)).catch(() => 'lost');
  expect([await press(true), await press(false)]).toEqual(['lost', 'answer']);
  expect(sent[0]).toBe(sent[1]);
});

test('another action is another request', () => {
  expect(requestKey.of('redeem.p1', 0, newId)).not.toBe(requestKey.of('redeem.p2', 0, newId));
});

test('a request that nobody answered is forgotten after ten minutes', () => {
  requestKey.of('redeem.p1', 0, newId);
  expect(requestKey.of('redeem.p1', 10 * 60 * 1000, newId)).toBe('id-2');
});

test('what is not ours in the store is not taken for an id', () => {
  localStorage.setItem('larder.prize-request.redeem.p1', '{"id":7}');
  expect(requestKey.of('redeem.p1', 0, newId)).toBe('id-1');
});
