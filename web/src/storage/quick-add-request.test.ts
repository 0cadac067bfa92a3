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

test('I-8 a press may be up to two seconds older than the one in another tab that went first', () => {
  quickAddRequest.answered(press(now), now + 1000);
  expect(press(now - 1999).id).toBe('id-1');
  expect(press(now - 2000).id).toBe('id-2');
});

test('I-8 a press at the moment of the answer is a new one', () => {
  quickAddRequest.answered(press(now), now + 1000);
  expect(press(now + 999).id).toBe('id-1');
  expect(press(now + 1000).id).toBe('id-2');
});

test('I-8 after the clock was set back, nobody knows how old a request is: it is given up', () => {
  press(now);
  expect([quickAddRequest.unanswered('c1', now)?.id, quickAddRequest.unanswered('c1', now - 1)]).toEqual([
    'id-1',
    null,
  ]);
});

const stored = { id: 'id-0', owner: 'c1', lines: [{ ...milk, weight: 1.25 }, eggs], at: now, answeredAt: null };

test.each<[string, object | null]>([
  ['nothing', null],
  ['no id', { id: 7 }],
  ['no time', { at: String(now) }],
  ['no lines', { lines: undefined }],
  ['lines that are none', { lines: { length: 1 } }],
  ['an empty list of lines', { lines: [] }],
  ['a line that is null', { lines: [milk, null] }],
  ['a line without its product', { lines: [milk, { ...milk, productId: 1 }] }],
  ['a line without a name', { lines: [milk, { ...milk, name: undefined }] }],
  ['a line without a quantity', { lines: [milk, { ...milk, quantity: '1' }] }],
  ['a weight that is none', { lines: [milk, { ...milk, weight: 'heavy' }] }],
])('I-8 what is stored with %s is no request', (_, changes) => {
  localStorage.setItem('larder.quickAdd', JSON.stringify(stored));
  expect(quickAddRequest.unanswered('c1', now)).toEqual(stored);
  localStorage.setItem('larder.quickAdd', JSON.stringify(changes && { ...stored, ...changes }));
  expect(quickAddRequest.unanswered('c1', now)).toBeNull();
});

test('I-8 an answer that came at no time is none', () => {
  localStorage.setItem('larder.quickAdd', JSON.stringify({ ...stored, answeredAt: 'today' }));
  expect(quickAddRequest.unanswered('c1', now)).toEqual(stored);
});

test('I-8 what the server has refused is another request when it is pressed again', () => {
  press(now);
  quickAddRequest.clear();
  expect(press(now).id).toBe('id-2');
});
