import { expect, test } from 'vitest';
import { daysOfGroup, type FieldName, fieldOf, flatLine, kindsOf } from './fields.ts';

test.each<[string, FieldName]>([
  ['Store_Name', 'name'],
  ['Store Number', 'storeId'],
  ['Address Line #2', 'address2'],
  ['Zip5', 'zip'],
  ['lng', 'longitude'],
  ['hoursMon', 'hoursMon'],
  ['Hours Mon', 'hoursMon'],
  ['deliHoursSun', 'deliSun'],
  ['deli', 'deli'],
  ['delivery', 'delivery'],
  ['deliveryMon', 'deliveryMon'],
  ['pickup fee', 'pickupFee'],
  ['Delivery ZIP codes', 'deliveryZips'],
  ['wineShop', 'wineShop'],
  ['wineSat', 'wineSat'],
])('G-120 S-73 a column %j is our %s', (column, name) => expect(fieldOf(column)).toBe(name));

test('a column that nothing is read from has no name', () => {
  for (const column of ['Zip4', 'County', 'hoursFoo', 'hoursFee', '']) expect(fieldOf(column)).toBeUndefined();
});

test('G-120 a store needs its number, or its name and its whole address', () => {
  const address = ['name', 'address', 'city', 'state', 'zip'] as const;
  expect(kindsOf(new Set(address))).toEqual(['store']);
  expect(kindsOf(new Set(['storeId']))).toEqual(['store']);
  for (const missing of address)
    expect(kindsOf(new Set(address.filter((field) => field !== missing)))).toMatch(/^A store needs storeId, or name,/);
});

test('S-73 a weekday says more than all days together', () => {
  const days = daysOfGroup({ hours: '7-22', hoursSun: 'closed' }, 'hours');
  expect(days.map(({ text }) => text)).toEqual(['7-22', '7-22', '7-22', '7-22', '7-22', '7-22', 'closed']);
  expect(daysOfGroup({ hoursSun: '8-20' }, 'hours')).toEqual([{ weekday: 7, field: 'hoursSun', text: '8-20' }]);
  expect(daysOfGroup({ hours: '7-22' }, 'deli')).toEqual([]);
});

test('a line of JSON is flat: hours by weekday, lists, and nothing', () => {
  expect(
    flatLine({
      hours: { mon: '7-22', tue: null },
      deli: null,
      default: true,
      deliveryZips: ['941', '94702'],
      times: [{ channel: 'pickup' }],
      latitude: 31.5,
    }),
  ).toEqual({
    hoursmon: '7-22',
    hourstue: '',
    deli: '',
    default: 'yes',
    deliveryZips: '941 94702',
    times: '[{"channel":"pickup"}]',
    latitude: 31.5,
  });
});
