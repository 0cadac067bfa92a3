import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigit, expandUpcE, gtinOf, readGtin, upcOf } from './gtin.ts';

describe('N-51 a product number', () => {
  test.each([
    ['a UPC-A', '036000291452', '00036000291452'],
    ['a UPC-A as it is printed', '0 36000 29145 2', '00036000291452'],
    ['an EAN-13', '4006381333931', '04006381333931'],
    ['an EAN-8', '96385074', '00000096385074'],
    ['a GTIN-14 of a case', '10012345678902', '10012345678902'],
    ['a UPC-E', '04252614', '00042100005264'],
  ])('%s becomes fourteen digits', (_, typed, gtin) => {
    expect(readGtin(typed)).toEqual({ gtin });
  });

  test.each([
    ['0783491', null],
    ['01234505', '012000003455'],
    ['01234532', '012300000452'],
    ['01234547', '012340000057'],
    ['01234558', '012345000058'],
    ['21234558', null],
  ])('UPC-E %s stands for %s', (short, long) => {
    expect(expandUpcE(short)).toBe(long);
  });

  test.each([
    ['036000291453', 'CHECK_DIGIT'],
    ['12345', 'NOT_A_GTIN'],
    ['03600029145X', 'NOT_A_GTIN'],
    ['', 'NOT_A_GTIN'],
    ['210345012341', 'RANDOM_WEIGHT'],
    ['2012345678903', 'RANDOM_WEIGHT'],
    ['0212345678909', 'RANDOM_WEIGHT'],
  ])('%s is refused: %s', (typed, problem) => {
    expect(readGtin(typed)).toEqual({ problem });
  });

  const eleven = fc.stringMatching(/^[013-9]\d{10}$/).filter((digits) => !digits.startsWith('02'));

  test('our own numbers are valid, and one wrong digit never is', () => {
    fc.assert(
      fc.property(eleven, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
        const gtin = gtinOf(digits);
        const upc = upcOf(gtin) ?? '';
        expect(readGtin(upc)).toEqual({ gtin });
        const wrong = upc.slice(0, at) + ((Number(upc[at]) + by) % 10) + upc.slice(at + 1);
        expect(readGtin(wrong)).toHaveProperty('problem');
      }),
    );
  });

  test('a check digit makes the weighted sum a multiple of ten', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{13}$/), (digits) => {
        const all = `${digits}${checkDigit(digits)}`;
        const sum = Array.from(all).reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
        expect(sum % 10).toBe(0);
      }),
    );
  });
});

test.each([
  ['01234516', '012100003456'],
  ['01234521', '012200003451'],
])('N-51 UPC-E %s, whose last digit is 1 or 2, stands for %s', (short, long) => expect(expandUpcE(short)).toBe(long));

test('N-51 a UPC-A stands for a GTIN that begins with two zeros, and for no other', () => {
  expect(upcOf('00036000291452')).toBe('036000291452');
  expect(upcOf('04006381333931')).toBeNull();
  expect(gtinOf('3600029145')).toBe('00036000291452');
});

test('N-51 eight digits may begin with 02, which is no random weight there', () => {
  expect(readGtin('02000015')).toEqual({ gtin: '00000002000015' });
});
