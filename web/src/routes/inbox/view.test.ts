import { expect, test } from 'vitest';
import { hrefOf, openIn, orderOf, shownIn, viewOf } from './view.ts';

const notice = (id: string, type: 'WIN' | 'ORDER_CHANGED' | 'COUPON_EXPIRING', isRead = false) => ({
  __typename: 'Notice' as const,
  id,
  type,
  title: id,
  body: '',
  href: '/account/orders/4471902',
  age: 'TODAY' as const,
  timeString: '9:00 AM',
  isRead,
});
const all = [notice('win', 'WIN'), notice('old', 'ORDER_CHANGED', true), notice('swap', 'ORDER_CHANGED')];

test('N-69 the address says which notices are shown, and which one is open; nonsense shows all', () => {
  const view = viewOf(new URLSearchParams('about=orders&letter=old'));
  expect(view).toEqual({ kind: 'orders', letter: 'old' });
  expect(hrefOf(view)).toBe('/inbox?about=orders&letter=old');
  expect(viewOf(new URLSearchParams('about=cats'))).toEqual({ kind: null, letter: null });
  expect(hrefOf({ kind: null, letter: null })).toBe('/inbox');
});

test('N-69 open is what was asked for, else the unread letter about an order, else the first', () => {
  const view = { kind: null, letter: null };
  expect(openIn(all, { ...view, letter: 'old' })?.id).toBe('old');
  expect(openIn(all, view)?.id).toBe('swap');
  expect(openIn(all, { ...view, letter: 'gone' })?.id).toBe('swap');
  expect(openIn(shownIn(all, { ...view, kind: 'games' }), view)?.id).toBe('win');
  expect(openIn([], view)).toBeUndefined();
});

test('N-69 only a letter about an order leads to one', () => {
  expect(orderOf(notice('swap', 'ORDER_CHANGED'))).toBe('4471902');
  expect(orderOf(notice('win', 'WIN'))).toBeNull();
  expect(orderOf({ type: 'ORDER_CHANGED', href: '/account/orders/x' })).toBeNull();
});
