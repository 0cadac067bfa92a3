import { expect, test } from 'vitest';
import { chosenCount, historySearch, historyView, inputOf, wholeHistory, withoutChosen } from './history-view.ts';

const read = (search: string) => historyView(new URLSearchParams(search));

test('S-209 N-67 a view survives its address, and asks for what it shows', () => {
  const address =
    '?department=bakery&department=dairy-eggs-cheese&show=on-sale&show=in-stock&sort=purchase-date&page=3';
  expect(historySearch(read(address))).toBe(address);
  expect(inputOf(read(address))).toEqual({
    departments: ['bakery', 'dairy-eggs-cheese'],
    onSale: true,
    inStock: true,
    sort: 'PURCHASE_DATE',
    pageNo: 3,
  });
  expect(historySearch(wholeHistory)).toBe('');
});

test('what an address can not mean is left out', () => {
  expect(read('department=<b>&show=all&sort=cheapest&page=0')).toEqual(wholeHistory);
  expect(read('department=deli&department=deli').departments).toEqual(['deli']);
});

test('clearing leaves the order', () => {
  const view = read('department=deli&show=on-sale&sort=recommended&page=2');
  expect(chosenCount(view)).toBe(2);
  expect(withoutChosen(view)).toEqual({ ...wholeHistory, sort: 'RECOMMENDED' });
});
