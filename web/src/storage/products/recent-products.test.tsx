import { beforeEach, expect, test } from 'vitest';
import { recentProducts } from './recent-products.ts';

beforeEach(() => localStorage.clear());

test('the product that was opened last comes first, each once, twelve at most', () => {
  for (const id of ['970000001', '970000002', '970000001']) recentProducts.add('maya', id);
  expect(recentProducts.of('maya')).toEqual(['970000001', '970000002']);
  for (let n = 10; n < 30; n += 1) recentProducts.add('maya', `9700000${n}`);
  expect(recentProducts.of('maya')).toHaveLength(12);
  expect(recentProducts.of('maya')[0]).toBe('970000029');
});

test("nobody sees what another account has looked at; whoever signs in goes on with a guest's", () => {
  recentProducts.add('guest', '970000001');
  expect(recentProducts.of('maya')).toEqual(['970000001']);
  recentProducts.add('maya', '970000002');
  expect(recentProducts.of('maya')).toEqual(['970000002', '970000001']);
  expect(recentProducts.of('theo')).toEqual([]);
  expect(recentProducts.of('guest')).toEqual([]);
  recentProducts.add('theo', '970000003');
  expect(recentProducts.of('theo')).toEqual(['970000003']);
  recentProducts.clear();
  expect(localStorage).toHaveLength(0);
});

test.each(['{', 'null', '{"owner":"maya"}', '{"owner":"maya","ids":["<b>",7,"970000001"]}'])(
  'what is no product number is neither kept nor read: %s',
  (text) => {
    localStorage.setItem('larder.viewed', text);
    expect(recentProducts.of('maya')).toEqual(text.includes('970000001') ? ['970000001'] : []);
    recentProducts.add('maya', '../secret');
    expect(localStorage.getItem('larder.viewed')).toBe(text);
  },
);
