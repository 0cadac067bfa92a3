import { expect, test } from 'vitest';
import { snapShare, withSnap } from './snap.ts';

test('N-52 what SNAP can pay is said before it is chosen; nothing is said where it can not be used', () => {
  expect(snapShare({ ebt: { eligibleCents: 2198, paidCents: 0, restCents: 3283 } }, 'en')).toMatchObject({
    eligible: { amount: '21.98' },
    paid: null,
    text: '$21.98 of this order is SNAP eligible.',
  });
  expect(snapShare({ ebt: { eligibleCents: 2198, paidCents: 1200, restCents: 2083 } }, 'en')).toMatchObject({
    paid: { amount: '12.00' },
    rest: { amount: '20.83' },
  });
  expect(snapShare({ ebt: { eligibleCents: 2198, paidCents: 1, restCents: 3282 } }, 'en')?.paid?.amount).toBe('0.01');
  expect(snapShare({ ebt: null }, 'en')).toBeNull();
});

test('N-52 an order names both ways that it is paid, until it is canceled', () => {
  const payment = { ebtCents: 1200 };
  expect(withSnap('You pay at pickup', { state: 'PLACED', payment }, 'en')).toBe(
    'You pay at pickup, $12.00 of it with SNAP EBT',
  );
  expect(withSnap('You pay at pickup', { state: 'PLACED', payment: { ebtCents: 1 } }, 'en')).toContain('$0.01 of it');
  expect(withSnap('Nothing was charged', { state: 'CANCELLED', payment }, 'en')).toBe('Nothing was charged');
  expect(withSnap('You pay at pickup', { state: 'PLACED', payment: {} }, 'en')).toBe('You pay at pickup');
});
