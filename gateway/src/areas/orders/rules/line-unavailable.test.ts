import { expect, test } from 'vitest';
import { lineUnavailable } from './line-unavailable.ts';

const name = 'Oat Milk';
const saved = 'Nothing is saved yet: change that, and save again.';

test.each([
  [{ name, left: 7, others: 0 }, `Oat Milk: you can have 7 at most. ${saved}`],
  [
    { name, left: 0, others: 1 },
    `Oat Milk can't be had anymore. 1 more item can't be had as you chose, either. ${saved}`,
  ],
  [
    { name, others: 2 },
    `Oat Milk can't be had in that quantity anymore. 2 more items can't be had as you chose, either. ${saved}`,
  ],
  [{ name, why: 'LATE', others: 0 }, `Oat Milk can't be ready by the time of this order. ${saved}`],
  [
    { name, why: 'RESTRICTED', left: 3, others: 0 },
    `Oat Milk needs ID when it is handed over, so it can't go into this order. ${saved}`,
  ],
  [{}, 'Some items are no longer available. Nothing is ordered yet.'],
])('N-62 a line that cannot be saved as wanted is named, with what can be had: %j', (details, text) => {
  expect(lineUnavailable(details, 'en')).toBe(text);
});

test('N-62 it is named in Spanish, too', () => {
  expect(lineUnavailable({ name, left: 7, others: 1 }, 'es')).toBe(
    'Oat Milk: puedes llevar 7 como máximo. Hay 1 artículo más que tampoco puedes llevar así. Aún no se guardó nada: cámbialo y guarda otra vez.',
  );
});
