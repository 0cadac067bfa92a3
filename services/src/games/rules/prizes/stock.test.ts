import { expect, test } from 'vitest';
import { cannotWait, givenOut, stockLeft } from './stock.ts';

test('N-26 what was held until now is back in stock, and unlimited stays unlimited', () => {
  expect(stockLeft({ prizeType: 'B4U_OFFER', remaining: 0, lapsed: 2, codes: 0 })).toBe(2);
  expect(stockLeft({ prizeType: 'B4U_OFFER', remaining: null, lapsed: 0, codes: 0 })).toBeNull();
});

test("T-46 a vendor's prize never has more stock than codes", () => {
  expect(stockLeft({ prizeType: 'VENDOR', remaining: 5, lapsed: 1, codes: 4 })).toBe(4);
  expect(stockLeft({ prizeType: 'VENDOR', remaining: null, lapsed: 0, codes: 3 })).toBe(3);
  expect(stockLeft({ prizeType: 'VENDOR', remaining: 1, lapsed: 0, codes: 3 })).toBe(1);
});

test("N-25 the number issued is what left the stock, or a vendor's codes; unlimited stock is not counted", () => {
  expect(givenOut({ prizeType: 'B4U_OFFER', total: 200, issued: 188, codes: 0 })).toBe(188);
  expect(givenOut({ prizeType: 'VENDOR', total: null, issued: 0, codes: 7 })).toBe(7);
  expect(givenOut({ prizeType: 'B4U_OFFER', total: null, issued: 0, codes: 0 })).toBeNull();
});

test('N-25 what is limited is counted by what left the stock, a vendor’s codes or not', () => {
  expect(givenOut({ prizeType: 'VENDOR', total: 0, issued: 3, codes: 7 })).toBe(3);
  expect(stockLeft({ prizeType: 'B4U_OFFER', remaining: 3, lapsed: 0, codes: 1 })).toBe(3);
  expect(stockLeft({ prizeType: 'VENDOR', remaining: 0, lapsed: 0, codes: 3 })).toBe(0);
});

test('N-69 an alert is set for a prize that is listed, open, and sold out, from its first to its last instant', () => {
  const now = Temporal.Instant.from('2026-08-05T19:00:00Z');
  const tick = { milliseconds: 1 };
  const prize = { startAt: now, endAt: now, listed: true };
  expect(cannotWait(prize, 0, now)).toBeNull();
  expect(cannotWait(prize, 1, now)).toBe('IN_STOCK');
  expect(cannotWait(prize, null, now)).toBe('IN_STOCK');
  expect(cannotWait({ ...prize, listed: false }, 1, now)).toBe('ONLY_WON');
  expect(cannotWait({ ...prize, listed: false, endAt: now.subtract(tick) }, 0, now)).toBe('ENDED');
  expect(cannotWait({ ...prize, startAt: now.add(tick) }, 0, now)).toBe('NOT_STARTED');
});
