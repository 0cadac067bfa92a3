import { expect, test } from 'vitest';
import { fieldsFrom } from './fields.ts';
import { goodsIn, type ImportGoods, knownGoods } from './goods-in.ts';
import type { Gs1Coupon } from './gs1-coupon.ts';
import { idsIn } from './lists.ts';

const dairy = { brandName: 'Meadow Lane', departmentId: 'dairy', department: 'Dairy & Eggs', pictureId: null };
const all: ImportGoods[] = [
  { ...dairy, upc: '614141000029', name: 'Skim Milk' },
  { ...dairy, upc: '614141000012', name: 'Whole Milk', pictureId: 'whole' },
  { ...dairy, upc: '012345678905', name: 'Rye', brandName: 'Crumb', departmentId: 'bread', department: 'Bread' },
  { ...dairy, upc: '999000000000', name: 'Eggs', brandName: null },
];
const known = knownGoods(all);
const code = (companyPrefix: string, family = '000') => ({ companyPrefix, family }) as Gs1Coupon;
const read = (upcs: string, department = '', by: Partial<{ code: Gs1Coupon; isWhole: boolean }> = {}) =>
  goodsIn(
    fieldsFrom([
      ['upcs', upcs],
      ['department', department],
    ]),
    known,
    { code: null, isWhole: false, ...by },
  );

test('N-81 the UPCs of a record, each once, with the name, department, and picture of its goods', () => {
  expect(read('614141000029 614141000012, 614141000029')).toEqual({
    upcs: ['614141000029', '614141000012'],
    departmentId: 'dairy',
    category: 'Dairy & Eggs',
    name: 'Skim Milk',
    brand: 'Meadow Lane',
    pictureId: 'whole',
  });
  expect(read('00614141000012')).toMatchObject({ upcs: ['614141000012'] });
});

test('N-81 goods of several brands, or of none, have no brand; a department that is named wins', () => {
  expect(read('614141000012 012345678905')).toMatchObject({ brand: null, departmentId: 'dairy' });
  expect(read('999000000000')).toMatchObject({ brand: null, pictureId: null });
  expect(read('614141000012', 'bread')).toMatchObject({ departmentId: 'bread', category: 'Bread' });
});

test('N-81 a department by its name or its id, in any case', () => {
  const bread = { upcs: [], departmentId: 'bread', category: 'Bread', name: 'Bread', brand: null, pictureId: null };
  expect([read('', 'BREAD'), read('', 'bread')]).toEqual([bread, bread]);
  expect(read('', 'dairy & EGGS')).toMatchObject({ departmentId: 'dairy' });
});

test('N-81 an offer on a whole order is for its department, or for everything', () => {
  expect(read('', '', { isWhole: true })).toEqual({
    upcs: [],
    departmentId: 'everything',
    category: 'Everything',
    name: 'Your Groceries',
    brand: null,
    pictureId: null,
  });
  expect(read('', 'bread', { isWhole: true })).toMatchObject({ departmentId: 'bread', name: 'Bread' });
  expect(read('', '', { isWhole: true, code: code('614141') })).toMatchObject({ departmentId: 'everything' });
});

test('N-81 a coupon code brings all products of its company, with or without the leading 0', () => {
  for (const prefix of ['614141', '0614141'])
    expect(read('', '', { code: code(prefix) })).toMatchObject({ upcs: ['614141000012', '614141000029'] });
  expect(read('012345678905', '', { code: code('614141') })).toMatchObject({ upcs: ['012345678905'] });
});

test.each([
  ['1', '', {}, 'there is no product 1'],
  ['00000000000001', '', {}, 'there is no product 000000000001'],
  ['', 'Toys', {}, 'there is no department "Toys"'],
  ['', '', {}, 'needs upcs or a department'],
  ['', '', { code: code('614141', '010') }, 'gs1 names family 010, so it needs upcs'],
  ['', '', { code: code('777777') }, 'there is no product of company 777777'],
])('N-81 goods %j of %j are refused with the reason', (upcs, department, by, reason) => {
  expect(read(upcs, department, by)).toBe(reason);
});

test('N-81 an offer names 2,000 products at most, by itself or by its company', () => {
  const many = Array.from({ length: 2001 }, (_, at) => ({ ...dairy, upc: String(614_141_000_000 + at), name: 'Milk' }));
  const read = (count: number, by: { code: Gs1Coupon | null }) =>
    goodsIn(
      fieldsFrom([
        [
          'upcs',
          by.code
            ? ''
            : many
                .slice(0, count)
                .map(({ upc }) => upc)
                .join(' '),
        ],
      ]),
      knownGoods(many.slice(0, count)),
      { ...by, isWhole: false },
    );
  for (const by of [{ code: null }, { code: code('614141') }]) {
    expect(read(2000, by)).toMatchObject({ name: 'Milk' });
    expect(read(2001, by)).toBe('names more than 2000 products');
  }
});

test.each([
  ['', null],
  [' , ', null],
  ['a', ['a']],
  ['a, b;c|a d', ['a', 'b', 'c', 'd']],
])('a list of %j is %j', (text, ids) => {
  expect(idsIn(text)).toEqual(ids);
});
