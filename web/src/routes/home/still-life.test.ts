import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { photo } from '../../testing/fixtures/photos.ts';
import type { Greeting } from './greeting.ts';
import { freshScene, productScene, type Scene, type Season, seasonAt } from './still-life.ts';

const seasons: readonly Season[] = ['winter', 'spring', 'summer', 'fall'];
const meals: readonly Greeting[] = ['morning', 'afternoon', 'evening'];
const scenes = seasons.flatMap((season) => meals.map((meal) => freshScene(season, meal)));
const edgeOf = (scene: Scene, name: string) => scene.find(({ src }) => src.includes(name))?.edge ?? 0;

test('each season and time of day has a still life of its own: seven things, all drawn', () => {
  const all = scenes.map((scene) => scene.map(({ src }) => src));
  expect(new Set(all.map((each) => String(each.toSorted()))).size).toBe(12);
  expect(all.filter((pictures) => new Set(pictures).size !== 7)).toEqual([]);
  const drawn = (src: string) => join(import.meta.dirname, '../../art/fresh', src.replace('/pictures/fresh-', ''));
  expect(all.flat().filter((src) => !existsSync(drawn(src)))).toEqual([]);
});

test('a still life is to scale: the largest in the middle, nothing out of the field', () => {
  const summer = freshScene('summer', 'evening');
  expect(edgeOf(summer, 'roast-chicken')).toBeGreaterThan(2 * edgeOf(summer, 'lemon') * 0.8);
  expect(edgeOf(summer, 'tomato')).toBeLessThan(edgeOf(summer, 'roast-chicken') / 1.5);
  for (const scene of scenes) {
    expect(scene.filter(({ isLargest }) => isLargest)).toEqual([scene[1]]);
    expect(Math.max(...scene.map(({ edge }) => edge))).toBe(scene[1]?.edge);
    // What a drawing shows leaves an eighth of its picture free at either side.
    expect(scene.filter(({ x, edge }) => x < 0.37 * edge || x > 1 - 0.37 * edge)).toEqual([]);
  }
});

test('the season is that of the store, where a day may be another than elsewhere', () => {
  const newYork = 'America/New_York';
  const secondsBefore = Date.UTC(2026, 2, 1, 4, 59, 59);
  expect([seasonAt(secondsBefore, newYork), seasonAt(secondsBefore, 'UTC')]).toEqual(['winter', 'spring']);
  const july = Date.UTC(2026, 6, 1, 12);
  expect([seasonAt(july, newYork), seasonAt(Date.UTC(2026, 11, 1, 12), newYork)]).toEqual(['summer', 'winter']);
  expect(seasonAt(Date.UTC(2026, 10, 30, 12), newYork)).toBe('fall');
});

test('of what is due, no more than seven stand there, to scale, with the photos that they have', () => {
  const due = [12, 40, null, 9, 15, 27, 14, 30, 31].map((centimeters, at) => ({
    card: `product ${at}`,
    photo: at === 0 ? photo() : null,
    centimeters,
  }));
  const scene = productScene(due);
  expect(scene.map(({ src }) => src)).toEqual(['5', '1', '2', '4', '6', '0', '3'].map((at) => `product ${at}`));
  expect(scene.find(({ src }) => src === 'product 0')?.photo).toEqual(photo());
  expect(productScene(due.slice(0, 1))).toMatchObject([{ src: 'product 0', x: 0.5, isLargest: true }]);
  expect(productScene([])).toEqual([]);
});
