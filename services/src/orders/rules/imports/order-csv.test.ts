import { expect, test } from 'vitest';
import { csvFields } from '../../../platform/files/csv.ts';
import { orderReader } from './order-csv.ts';

const readerOf = (header: string) => orderReader(csvFields(header) as string[], csvFields);
const read = readerOf('state,orderNumber,householdId,storeName,placedAt,finalizedAt,GROCERY,FUEL\r\n');
const row = 'CA,40177,hh-1,"2300 16th St, SF",2026-08-01T10:00:00Z,2026-08-02T10:00:00Z';

test('N-10 a row is an order, with its columns in any order and a line for each category that has cents', () => {
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
  [`${row},5.25,`, 'GROCERY must be a whole number of cents'],
  [`${row},525,-1`, 'FUEL must be a whole number of cents'],
  [`${row},525,"1`, 'a quoted field is never closed'],
  [`${row.replace('CA', '#REF!')},525,`, 'state is #REF!, an error of a spreadsheet'],
])('N-10 %s is not an order', (record, why) => {
  expect(read(record)).toBe(why);
});

test.each([
  ['orderNumber,householdId', /^The header has no storeName, state, placedAt, finalizedAt\./],
  [
    'orderNumber,householdId,storeName,state,placedAt,finalizedAt,WINE',
    /^The header has "WINE", which is unknown or repeated\./,
  ],
  [
    'state,orderNumber,householdId,storeName,state,placedAt,finalizedAt',
    /^The header has "state", which is unknown or repeated\./,
  ],
  ['', /^The header has no orderNumber/],
])('N-10 a header of %j is refused, with the valid columns named', (header, why) => {
  expect(() => readerOf(header)).toThrow(why);
});
