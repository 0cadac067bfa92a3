// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { quickAddRequest } from './quick-add-request.ts';

const now = Date.parse('2026-08-05T12:00:00Z');
const milk = { productId: '1', name: 'Whole Milk', quantity: 1 };
const eggs = { productId: '2', name: 'Eggs', quantity: 2 };
let made = 0;
const newId = () => `id-${++made}`;
const press = (at: number, lines = [milk], owner = 'c1') => quickAddRequest.forPress({ owner, lines, at }, newId);

beforeEach(() => {
  localStorage.clear();
  made = 0;
});

test('I-8 as long as there is no answer, every press is the same request with the same lines', () => {
  expect(press(now).id).toBe('id-1');
  expect(press(now + 5000, [eggs])).toMatchObject({ id: 'id-1', lines: [milk] });
  expect(quickAddRequest.unanswered('c1', now + 60_000)).toMatchObject({ id: 'id-1', lines: [milk] });
});

test('I-8 a press that was made in another tab before the answer is the same request, one after it is new', () => {
  quickAddRequest.answered(press(now), now + 1000);
  expect(press(now + 500).id).toBe('id-1');
  expect(press(now + 1500).id).toBe('id-2');
});

test('I-8 after the answer, a reload sends nothing', () => {
  quickAddRequest.answered(press(now), now + 1000);
  expect(quickAddRequest.unanswered('c1', now + 2000)).toBeNull();
});

test('I-8 what nobody answers is given up in the end', () => {
  press(now);
  expect(quickAddRequest.unanswered('c1', now + 10 * 60_000)).toBeNull();
  expect(press(now + 10 * 60_000).id).toBe('id-2');
});

test('I-8 another account has requests of its own', () => {
  press(now);
  expect(quickAddRequest.unanswered('c2', now)).toBeNull();
  expect(press(now, [milk], 'c2').id).toBe('id-2');
});

test('what can not be read is nothing', () => {
  localStorage.setItem('larder.quickAdd', JSON.stringify({ id: 'x', owner: 'c1', at: now, lines: [{ productId: 1 }] }));
  expect(quickAddRequest.unanswered('c1', now)).toBeNull();
});
