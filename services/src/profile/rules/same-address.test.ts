import { expect, test } from 'vitest';
import { addressKey } from './same-address.ts';

test('T-60 an address has one key, whatever its spelling', () => {
  const key = addressKey({ address: '148 Guerrero St', address2: 'Apt 3', zipCode: '94103' });
  for (const other of [
    { address: '148  guerrero street, apt. 3', zipCode: '94103-1234' },
    { address: '148 Guerrero Street #3', address2: '', zipCode: '94103' },
  ])
    expect(addressKey(other)).toBe(key);
  expect(addressKey({ address: '148 Guerrero St', address2: 'Apt 4', zipCode: '94103' })).not.toBe(key);
  expect(addressKey({ address: '148 Guerrero St', address2: 'Apt 3', zipCode: '94110' })).not.toBe(key);
});

test.each([
  ['Street', 'st'],
  ['Avenue', 'ave'],
  ['Av', 'ave'],
  ['Boulevard', 'blvd'],
  ['Drive', 'dr'],
  ['Road', 'rd'],
  ['Lane', 'ln'],
  ['Court', 'ct'],
  ['Place', 'pl'],
  ['Terrace', 'ter'],
  ['Highway', 'hwy'],
  ['Parkway', 'pkwy'],
  ['North', 'n'],
  ['South', 's'],
  ['East', 'e'],
  ['West', 'w'],
])('T-60 %s is %s', (long, short) => {
  expect(addressKey({ address: `12 ${long} Elm`, zipCode: '94607' })).toBe(`12 ${short} elm|94607`);
});

test.each(['Apt', 'Apartment', 'Unit', 'Suite', 'Ste', 'No', 'Number', '#'])(
  'T-60 %s only announces the number of an apartment',
  (word) => {
    expect(addressKey({ address: '12 Elm', address2: `${word} 3`, zipCode: '94607-1234' })).toBe('12 elm 3|94607');
  },
);
