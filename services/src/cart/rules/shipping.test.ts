import { expect, test } from 'vitest';
import { shippingOf } from './shipping.ts';

const terms = { shippingCents: 595, freeShippingCents: 7500 };
const goods = (listCents: number, promoCents = 0) => ({ listCents, promoCents });

test('N-63 a seller ships free from its sum on, to the cent', () => {
  expect(shippingOf(terms, goods(3400))).toEqual({
    shippingCents: 595,
    freeShipping: { fromCents: 7500, missingCents: 4100 },
  });
  expect(shippingOf(terms, goods(7499))).toMatchObject({ shippingCents: 595, freeShipping: { missingCents: 1 } });
  expect(shippingOf(terms, goods(7500))).toMatchObject({ shippingCents: 0, freeShipping: { missingCents: 0 } });
  expect(shippingOf(terms, goods(20_000))).toMatchObject({ shippingCents: 0, freeShipping: { missingCents: 0 } });
});

test('N-63 what a price promo takes off does not count toward free shipping', () => {
  expect(shippingOf(terms, goods(8000, 501))).toMatchObject({ shippingCents: 595, freeShipping: { missingCents: 1 } });
});

test('N-63 a seller that ships nothing free always asks for shipping', () => {
  expect(shippingOf({ ...terms, freeShippingCents: null }, goods(20_000))).toEqual({
    shippingCents: 595,
    freeShipping: null,
  });
});
