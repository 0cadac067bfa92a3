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
