import { expect, test } from 'vitest';
import { givenOut, stockLeft } from './stock.ts';

test('N-26 what was held until now is stock again, and no limit stays no limit', () => {
  expect(stockLeft({ prizeType: 'B4U_OFFER', remaining: 0, lapsed: 2, codes: 0 })).toBe(2);
  expect(stockLeft({ prizeType: 'B4U_OFFER', remaining: null, lapsed: 0, codes: 0 })).toBeNull();
});

test("T-46 a vendor's prize is worth no more than its codes", () => {
  expect(stockLeft({ prizeType: 'VENDOR', remaining: 5, lapsed: 1, codes: 4 })).toBe(4);
  expect(stockLeft({ prizeType: 'VENDOR', remaining: null, lapsed: 0, codes: 3 })).toBe(3);
  expect(stockLeft({ prizeType: 'VENDOR', remaining: 1, lapsed: 0, codes: 3 })).toBe(1);
});

test('N-25 what was given out is what left the stock, or the codes of a vendor; without a limit nothing is counted', () => {
  expect(givenOut({ prizeType: 'B4U_OFFER', total: 200, issued: 188, codes: 0 })).toBe(188);
  expect(givenOut({ prizeType: 'VENDOR', total: null, issued: 0, codes: 7 })).toBe(7);
  expect(givenOut({ prizeType: 'B4U_OFFER', total: null, issued: 0, codes: 0 })).toBeNull();
});
