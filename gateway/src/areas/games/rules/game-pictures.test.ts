import { expect, test } from 'vitest';
import { gamePictures } from './game-pictures.ts';

const line = (imageId: string, prizeId: string | null) => ({
  label: imageId,
  shortLabel: imageId,
  imageId,
  prizeId,
  oneIn: 4,
  insteadOf: null,
});

test('a game is drawn with its first three prizes; lines without a prize are left out', () => {
  const odds = [line('bread', 'a'), line('seedling', null), line('egg', 'b'), line('pie', 'c'), line('lemon', 'd')];
  expect(gamePictures({ odds, board: null })).toEqual(['bread', 'egg', 'pie']);
  expect(gamePictures({ odds: [line('seedling', null)], board: null })).toEqual([]);
});

test('a collecting game is drawn with its first two stamps and its last gift', () => {
  const gift = (imageId: string, atStamp: number) => ({ atStamp, label: imageId, imageId, prizeId: imageId });
  const board = { stamps: 3, stampImageIds: ['grapes', 'bread', 'egg'], gifts: [gift('pie', 1), gift('lemon', 3)] };
  expect(gamePictures({ odds: [line('tangerine', null)], board })).toEqual(['grapes', 'bread', 'lemon']);
});
