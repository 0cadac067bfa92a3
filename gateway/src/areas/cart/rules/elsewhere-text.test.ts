import { expect, test } from 'vitest';
import { elsewhereText, type Whereabouts } from './elsewhere-text.ts';

const here: Whereabouts = { storeId: '2910', storeName: '2300 16th St', channel: 'PICKUP', zipCode: null };

test.each([
  [{}, null],
  [{ zipCode: '94110' }, null],
  [
    { storeId: '2300', storeName: '1 Main St' },
    "This cart is for pickup at 2300 16th St. You've chosen pickup at 1 Main St.",
  ],
  [
    { channel: 'DELIVERY', zipCode: '94110' } as const,
    "This cart is for pickup at 2300 16th St. You've chosen delivery to 94110 from 2300 16th St.",
  ],
  [
    { channel: 'IN_STORE', storeId: '9', storeName: null } as const,
    "This cart is for pickup at 2300 16th St. You've chosen shopping in-store at your store.",
  ],
])('S-170 a visitor who shops elsewhere is told where the cart is: %j', (changes, text) => {
  expect(elsewhereText(here, { ...here, ...changes }, 'en')).toBe(text);
});

test('S-170 of a cart whose store has closed it says so', () => {
  const closed = { ...here, storeId: '1', storeName: null, hasClosed: true };
  expect(elsewhereText(closed, here, 'en')).toBe("This cart's store has closed. You've chosen pickup at 2300 16th St.");
});

test('S-170 delivery to another ZIP code is another place', () => {
  const to = (zipCode: string): Whereabouts => ({ ...here, channel: 'DELIVERY', zipCode });
  expect(elsewhereText(to('94110'), to('94110'), 'en')).toBeNull();
  expect(elsewhereText(to('94110'), to('94103'), 'en')).toContain('delivery to 94103');
});
