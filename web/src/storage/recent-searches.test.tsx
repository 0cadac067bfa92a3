import { expect, test, vi } from 'vitest';
import { recentSearches } from './recent-searches.ts';

test('S-250 the newest search comes first, each once in any case, eight at most', () => {
  for (const search of ['oat milk', 'bagels', '  Oat   Milk ']) recentSearches.add(search);
  expect(recentSearches.read()).toEqual(['Oat Milk', 'bagels']);
  for (let n = 0; n < 10; n += 1) recentSearches.add(`cheese ${n}`);
  expect(recentSearches.read()).toHaveLength(8);
  expect(recentSearches.read()[0]).toBe('cheese 9');
  expect(JSON.parse(localStorage.getItem('larder.searches')!)).toHaveLength(8);
});

test('a search can be taken away, and all of them', () => {
  recentSearches.add('oat milk');
  recentSearches.add('bagels');
  recentSearches.remove('OAT MILK');
  expect(recentSearches.read()).toEqual(['bagels']);
  recentSearches.clear();
  expect(recentSearches.read()).toEqual([]);
  expect(localStorage.getItem('larder.searches')).toBeNull();
});

test.each([
  '',
  '   ',
  '!!!',
  '<script>alert(1)</script>',
  '{{constructor}}',
  'milk\u202Ekcab',
  'milk\u0000',
  'a'.repeat(61),
])('what is not words is never kept: %j', (words) => {
  const heard = vi.fn<() => void>();
  const stop = recentSearches.subscribe(heard);
  recentSearches.add(words);
  expect([recentSearches.read(), heard.mock.calls.length]).toEqual([[], 0]);
  stop();
});

test('words in any script are kept', () => {
  for (const words of ['a'.repeat(60), 'jalape\u00f1os', '\u304a\u8336', '\u062e\u0628\u0632', '2% milk'])
    recentSearches.add(words);
  expect(recentSearches.read()).toHaveLength(5);
});

test.each([
  ['no JSON', '{'],
  ['another shape', '{"a":1}'],
  ['something else', 'null'],
])('a store with %s is read as empty', (_, value) => {
  const stop = recentSearches.subscribe(() => undefined);
  localStorage.setItem('larder.searches', value);
  window.dispatchEvent(new StorageEvent('storage'));
  expect(recentSearches.read()).toEqual([]);
  stop();
});

test('another tab\u2019s searches are heard, and only those that are words', () => {
  const heard = vi.fn<() => void>();
  const stop = recentSearches.subscribe(heard);
  recentSearches.read();
  localStorage.setItem('larder.searches', JSON.stringify(['bagels', 7, '<b>', null, 'x'.repeat(100)]));
  window.dispatchEvent(new StorageEvent('storage'));
  expect(heard).toHaveBeenCalledOnce();
  expect(recentSearches.read()).toEqual(['bagels']);
  stop();
});

test('S-250 of a list that is too long the newest eight count, and every page hears of a new one', () => {
  localStorage.setItem('larder.searches', JSON.stringify(Array.from({ length: 9 }, (_, n) => `cheese ${n}`)));
  expect(recentSearches.read()).toHaveLength(8);
  const heard = vi.fn<() => void>();
  const stop = recentSearches.subscribe(heard);
  recentSearches.add('bagels');
  expect(heard).toHaveBeenCalledOnce();
  stop();
});
