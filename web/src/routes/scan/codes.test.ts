import { expect, test } from 'vitest';
import { scannedOf } from './codes.ts';

test.each([
  ['upc_a', '036000291452', { kind: 'product', code: '036000291452' }],
  ['upc_e', '04252614', { kind: 'product', code: '04252614' }],
  ['ean_13', '4006381333931', { kind: 'product', code: '4006381333931' }],
  ['ean_8', '96385074', { kind: 'product', code: '96385074' }],
  ['itf', '10036000291459', { kind: 'product', code: '10036000291459' }],
  ['typed', '0 36000-29145 2', { kind: 'product', code: '036000291452' }],
  ['upc_a', '210345012341', { kind: 'weighed' }],
  ['ean_13', '0210345012341', { kind: 'weighed' }],
  ['databar_expanded', '8110106141416543213500110000310123196000', { kind: 'coupon' }],
  ['upc_a', '512345678900', { kind: 'coupon' }],
  ['code_128', '401277810935', { kind: 'clubCard' }],
  ['code_128', 'hello', null],
  ['qr_code', 'https://elsewhere.example', null],
  ['typed', '12345', null],
])('%s %s is read as what it is for', (format, text, scanned) => expect(scannedOf({ format, text })).toEqual(scanned));
