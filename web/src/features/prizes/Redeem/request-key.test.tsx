import { beforeEach, expect, test } from 'vitest';
import { requestKey } from './request-key.ts';

let made = 0;
const newId = () => `id-${(made += 1)}`;
beforeEach(() => {
  made = 0;
  localStorage.clear();
});

test('I-4 a second press, tab or reload asks for the same redemption until it is answered', () => {
  expect(requestKey.of('redeem.p1', 0, newId)).toBe('id-1');
  expect(requestKey.of('redeem.p1', 1000, newId)).toBe('id-1');
  requestKey.answered('redeem.p1');
  expect(requestKey.of('redeem.p1', 2000, newId)).toBe('id-2');
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
