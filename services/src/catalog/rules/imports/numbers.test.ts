import { expect, test } from 'vitest';
import { fieldsFrom } from './fields.ts';
import { productNamed, refusedNumber } from './numbers.ts';

const named = (given: Record<string, string>) =>
  productNamed(fieldsFrom(Object.entries(given) as Parameters<typeof fieldsFrom>[0]));

test('N-51 a record names its product by bpn, else by GTIN, else by UPC', () => {
  expect(named({ bpn: '960000001', gtin: '036000291452' })).toEqual({ bpn: '960000001' });
  expect(named({ gtin: '036000291452', upc: '4006381333931' })).toEqual({ gtin: '00036000291452' });
  expect(named({ upc: '036000291452' })).toEqual({ gtin: '00036000291452' });
});

test.each([
  [{ bpn: '96000000' }, 'bpn "96000000" isn\'t nine digits'],
  [{ bpn: '9600000011' }, 'bpn "9600000011" isn\'t nine digits'],
  [{ gtin: '12' }, "12 isn't a GTIN, UPC, or EAN"],
  [{ gtin: '036000291453' }, '036000291453 has a wrong check digit'],
  [{ upc: '210345012341' }, '210345012341 carries a price or a weight, so it names no product'],
  [{}, "the number isn't a GTIN, UPC, or EAN"],
])('N-51 what names no product says why: %o', (given, why) => expect(named(given)).toBe(why));

test('a refused number is told as it was written', () => {
  expect(refusedNumber('0 36', 'CHECK_DIGIT')).toBe('0 36 has a wrong check digit');
});
