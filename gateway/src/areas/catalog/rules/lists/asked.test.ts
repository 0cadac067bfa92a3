import { expect, test } from 'vitest';
import { leftOutText } from './left-out-text.ts';
import { priceAskedName } from './price-asked-name.ts';

test.each([
  [null, 499, 'Under $5', 'Menos de $5'],
  [null, 500, '$5 or less', '$5 o menos'],
  [300, 600, '$3 to $6', 'De $3 a $6'],
  [2001, null, 'Over $20', 'Más de $20'],
  [2000, null, '$20 and up', '$20 o más'],
])('N-55 a price from %s to %s cents is %s', (low, high, english, spanish) => {
  expect(priceAskedName({ low, high }, 'en')).toBe(english);
  expect(priceAskedName({ low, high }, 'es')).toBe(spanish);
});

test('N-55 what is left out is said, and what nobody can know', () => {
  const nuts = { kind: 'NUTS', name: 'nut' } as const;
  const onion = { kind: 'FOOD', name: 'onions' } as const;
  expect(leftOutText({ excluded: [nuts], unstated: 0, total: 9 }, 'en')).toBe(
    'Nothing here lists nuts. Always check the label.',
  );
  expect(leftOutText({ excluded: [nuts, onion, nuts], unstated: 3, total: 9 }, 'en')).toBe(
    "Nothing here lists nuts or onions. 3 products don't say what's in them, so they're left out. Always check the label.",
  );
  expect(leftOutText({ excluded: [{ kind: 'GLUTEN', name: 'gluten' }], unstated: 1, total: 9 }, 'es')).toBe(
    'Ningún producto de esta lista declara gluten. Dejamos fuera 1 producto que no indica qué contiene. Revisa siempre la etiqueta.',
  );
  expect(leftOutText({ excluded: [], unstated: 0, total: 9 }, 'en')).toBeNull();
  expect(leftOutText({ excluded: [nuts], unstated: 2, total: 0 }, 'en')).toBe(
    "We found nothing that we know to be free of nuts. 2 products don't say what's in them, so they're left out. Always check the label.",
  );
});
