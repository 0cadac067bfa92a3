import { expect, test } from 'vitest';
import { dayOf } from './days.ts';

test('a day has 24 hours, also those without orders, and what they come to', () => {
  const rows = [
    { day: 'TODAY' as const, hour: 9, orders: 2, salesCents: 1999 },
    { day: 'TODAY' as const, hour: 23, orders: 1, salesCents: 1 },
    { day: 'WEEK_AGO' as const, hour: 9, orders: 7, salesCents: 700 },
  ];
  const today = dayOf(rows, 'TODAY');
  expect([today.orders, today.sales, today.hours.length]).toEqual([3, '20.00', 24]);
  expect(today.hours[9]).toEqual({ hour: 9, orders: 2, sales: '19.99' });
  expect(today.hours[10]).toEqual({ hour: 10, orders: 0, sales: '0.00' });
  expect(dayOf([], 'TODAY')).toMatchObject({ orders: 0, sales: '0.00' });
});
