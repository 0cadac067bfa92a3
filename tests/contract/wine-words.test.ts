import { expect, test } from 'vitest';
import { wineTexts } from '../../gateway/src/areas/catalog/texts/wines.ts';
import { demoWines } from '../../services/src/catalog/demo/wines.ts';

test('S-69 every word about the wines that are sold has its Spanish', () => {
  const { styles, notes } = wineTexts.es;
  for (const { wine } of demoWines.values()) {
    expect(Object.keys(styles)).toContain(wine.style);
    expect(Object.keys(notes)).toEqual(expect.arrayContaining([...wine.notes]));
  }
});
