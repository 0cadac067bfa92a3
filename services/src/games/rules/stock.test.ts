import { expect, test } from 'vitest';
import { stockLeft } from './stock.ts';

test('N-26 what was held until now is stock again, and no limit stays no limit', () => {
  expect(stockLeft({ prizeType: 'B4U_OFFER', remaining: 0, lapsed: 2, codes: 0 })).toBe(2);
  expect(stockLeft({ prizeType: 'B4U_OFFER', remaining: null, lapsed: 0, codes: 0 })).toBeNull();
});

test("T-46 a vendor's prize is worth no more than its codes", () => {
  expect(stockLeft({ prizeType: 'VENDOR', remaining: 5, lapsed: 1, codes: 4 })).toBe(4);
  expect(stockLeft({ prizeType: 'VENDOR', remaining: null, lapsed: 0, codes: 3 })).toBe(3);
  expect(stockLeft({ prizeType: 'VENDOR', remaining: 1, lapsed: 0, codes: 3 })).toBe(1);
});
