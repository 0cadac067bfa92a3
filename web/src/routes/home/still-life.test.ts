import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Greeting } from './greeting.ts';
import { freshScene, productScene, type Season, seasonAt } from './still-life.ts';

const seasons: readonly Season[] = ['winter', 'spring', 'summer', 'fall'];
const meals: readonly Greeting[] = ['morning', 'afternoon', 'evening'];

test('each season and time of day has a still life of its own: seven things, all drawn', () => {
  const scenes = seasons.flatMap((season) => meals.map((meal) => freshScene(season, meal)));
  const all = scenes.map(({ behind, infront }) => [...behind, ...infront]);
  expect(new Set(all.map(String)).size).toBe(12);
  expect(all.filter((pictures) => new Set(pictures).size !== 7)).toEqual([]);
  const drawn = (src: string) => join(import.meta.dirname, '../../art/fresh', src.replace('/pictures/fresh-', ''));
  expect(all.flat().filter((src) => !existsSync(drawn(src)))).toEqual([]);
});

test('the season is that of the store, where a day may be another than elsewhere', () => {
  const newYork = 'America/New_York';
  const secondsBefore = Date.UTC(2026, 2, 1, 4, 59, 59);
  expect([seasonAt(secondsBefore, newYork), seasonAt(secondsBefore, 'UTC')]).toEqual(['winter', 'spring']);
  const july = Date.UTC(2026, 6, 1, 12);
  expect([seasonAt(july, newYork), seasonAt(Date.UTC(2026, 11, 1, 12), newYork)]).toEqual(['summer', 'winter']);
  expect(seasonAt(Date.UTC(2026, 10, 30, 12), newYork)).toBe('fall');
});

test('of what is due, the first stands largest, and no more than seven', () => {
  const pictures = Array.from({ length: 9 }, (_, index) => `product ${index}`);
  expect(productScene(pictures)).toEqual({
    behind: ['product 1', 'product 0', 'product 2'],
    infront: pictures.slice(3, 7),
  });
  expect(productScene(['eggs'])).toEqual({ behind: ['eggs'], infront: [] });
});
