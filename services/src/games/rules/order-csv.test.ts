import { expect, test } from 'vitest';
import { orderReader } from './order-csv.ts';

const read = orderReader('\uFEFFstate,orderNumber,householdId,storeName,placedAt,finalizedAt,GROCERY,FUEL\r\n');
const row = 'CA,40177,hh-1,"2300 16th St, SF",2026-08-01T10:00:00Z,2026-08-02T10:00:00Z';

test('N-10 a row is an order, its columns in any order, with a line for each category that has cents', () => {
  const order = {
    orderNumber: '40177',
    householdId: 'hh-1',
    storeName: '2300 16th St, SF',
    state: 'CA',
    placedAt: '2026-08-01T10:00:00Z',
    finalizedAt: '2026-08-02T10:00:00Z',
  };
  const lines = [{ category: 'GROCERY', netCents: 525 }];
  expect(read(`${row},525,\n`)).toEqual({ ...order, lines });
  expect(read(`${row},525,1900\r\n`)).toEqual({ ...order, lines: [...lines, { category: 'FUEL', netCents: 1900 }] });
  expect(read(`${row},,`)).toEqual({ ...order, lines: [] });
});

test.each([
  [`${row},525`, 'has 7 fields, the header 8'],
  [`${row},5.25,`, 'GROCERY is no number of cents'],
  [`${row},525,-1`, 'FUEL is no number of cents'],
  [`${row},525,"1`, 'a quoted field does not end'],
])('N-10 %s is no order', (record, why) => {
  expect(read(record)).toBe(why);
});

test.each([
  ['orderNumber,householdId', /^The header has no storeName, state, placedAt, finalizedAt\./],
  ['orderNumber;householdId', /^The header has no orderNumber/],
  [
    'orderNumber,householdId,storeName,state,placedAt,finalizedAt,WINE',
    /^The header has "WINE", which is no column or stands there twice\./,
  ],
  [
    'state,orderNumber,householdId,storeName,state,placedAt,finalizedAt',
    /^The header has "state", which is no column or stands there twice\./,
  ],
  ['order"Number', /^In the header a quote stands/],
  ['', /^The header has no orderNumber/],
])('N-10 a header of %j is refused, with the columns that there are', (header, why) => {
  expect(() => orderReader(header)).toThrow(why);
});
