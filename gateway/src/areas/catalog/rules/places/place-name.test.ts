import { expect, test } from 'vitest';
import { spanishAisles } from '../../texts/places/spanish-aisles.ts';
import { spanishShelves } from '../../texts/places/spanish-shelves.ts';
import { placeName } from './place-name.ts';

test('N-56 aisles and shelves have Spanish names, and those that a retailer has added keep theirs', () => {
  expect(placeName('beverages.water', 'Water', 'en')).toBe('Water');
  expect(placeName('beverages.water', 'Water', 'es')).toBe('Agua');
  expect(placeName('beverages.water.still-water', 'Still Water', 'es')).toBe('Agua sin gas');
  expect(placeName('garden.hoses', 'Hoses', 'es')).toBe('Hoses');
  expect(placeName('toString', 'Hoses', 'es')).toBe('Hoses');
});

test('N-56 every shelf with a Spanish name stands in an aisle that has one', () => {
  for (const id of Object.keys(spanishShelves)) expect(spanishAisles).toHaveProperty([id.split('.', 2).join('.')]);
});
