import { beforeEach, expect, test } from 'vitest';
import { pendingRequest } from './pending-request.ts';

let made = 0;
const newId = () => `id-${(made += 1)}`;
beforeEach(() => {
  made = 0;
  localStorage.clear();
});

test('I-4 a second press, tab, or reload requests the same redemption until it is answered', () => {
  expect(pendingRequest.idOf('redeem.p1', 0, newId)).toBe('id-1');
  expect(pendingRequest.idOf('redeem.p1', 1000, newId)).toBe('id-1');
  pendingRequest.answered('redeem.p1', 1500);
  expect(pendingRequest.idOf('redeem.p1', 2000, newId)).toBe('id-2');
});

test('I-4 a press that waited while another tab was answered is the same redemption', () => {
  expect(pendingRequest.idOf('redeem.p1', 0, newId)).toBe('id-1');
  pendingRequest.answered('redeem.p1', 500);
  expect(pendingRequest.idOf('redeem.p1', 100, newId)).toBe('id-1');
  expect(pendingRequest.idOf('redeem.p1', 500, newId)).toBe('id-2');
});

test('a clock that was set back does not bring an answered request back', () => {
  pendingRequest.idOf('redeem.p1', 3_600_000, newId);
  pendingRequest.answered('redeem.p1', 3_600_500);
  expect(pendingRequest.idOf('redeem.p1', 1000, newId)).toBe('id-2');
});

test('another action is another request', () => {
  expect(pendingRequest.idOf('redeem.p1', 0, newId)).not.toBe(pendingRequest.idOf('redeem.p2', 0, newId));
});

test('an unanswered request is forgotten after ten minutes', () => {
  const at = 1_000_000;
  pendingRequest.idOf('redeem.p1', at, newId);
  expect(pendingRequest.idOf('redeem.p1', at + 10 * 60 * 1000 - 1, newId)).toBe('id-1');
  expect(pendingRequest.idOf('redeem.p1', at + 10 * 60 * 1000, newId)).toBe('id-2');
});

test.each(['{"id":7,"at":0}', '{"id":"id-0"}', '{"id":"id-0","at":"0"}', 'null', '{'])(
  'a foreign value in the store is not taken for an id: %s',
  (text) => {
    localStorage.setItem('larder.request.redeem.p1', text);
    expect(pendingRequest.idOf('redeem.p1', 0, newId)).toBe('id-1');
  },
);

test('I-4 an answer that came at no time is none', () => {
  localStorage.setItem('larder.request.redeem.p1', '{"id":"id-0","at":0,"answeredAt":"today"}');
  expect(pendingRequest.idOf('redeem.p1', 1000, newId)).toBe('id-0');
});

test('I-4 a press may be up to two seconds older than the one in another tab that went first', () => {
  const at = 1_000_000;
  expect(pendingRequest.idOf('redeem.p1', at, newId)).toBe('id-1');
  pendingRequest.answered('redeem.p1', at + 500);
  expect(pendingRequest.idOf('redeem.p1', at - 1999, newId)).toBe('id-1');
  expect(pendingRequest.idOf('redeem.p1', at - 2000, newId)).toBe('id-2');
});

test('an answer to a request that nobody remembers leaves nothing', () => {
  pendingRequest.answered('redeem.p1', 0);
  expect(localStorage).toHaveLength(0);
});
