import { expect, test } from 'vitest';
import { aProduct } from '../../../testing/catalog-rows.ts';
import { bodyText, grapeText, strengthText, tasteText } from './wine-words.ts';

const pinot = {
  body: 'LIGHT',
  grape: 'Pinot Noir',
  region: 'Sonoma',
  style: 'dry',
  notes: ['cherry', 'clove'],
} as const;
const wine = { ...pinot, notes: [...pinot.notes] };

test('S-69 a wine says in one line how strong it is, and in one how it tastes', () => {
  const bottle = aProduct({ size: '750 ml', packageQuantity: 750, packageUnit: 'ml', alcoholVolumePct: 13.8 });
  expect(strengthText(bottle, 'en')).toBe('750 ml · 13.8% vol.');
  expect(strengthText({ ...bottle, alcoholVolumePct: null }, 'en')).toBe('750 ml');
  expect([tasteText(wine, 'en'), tasteText(wine, 'es')]).toEqual([
    'Light, dry. Cherry, clove',
    'Ligero, seco. Cereza, clavo',
  ]);
  expect([bodyText(wine, 'es'), grapeText(wine, 'es')]).toEqual(['Ligero', 'Pinot Noir']);
});

test('S-69 what a maker does not say is left out, and words of its own stay', () => {
  const nothing = { body: null, grape: null, region: null, style: null, notes: [] };
  expect([tasteText(nothing, 'en'), bodyText(nothing, 'en'), grapeText(nothing, 'en')]).toEqual([null, null, null]);
  expect(tasteText({ ...nothing, notes: ['quince', 'toString'] }, 'es')).toBe('Quince, toString');
  expect(tasteText({ ...nothing, style: 'élégant' }, 'en')).toBe('Élégant');
});
