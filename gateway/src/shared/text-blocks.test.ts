import { expect, test } from 'vitest';
import { textBlocks } from './text-blocks.ts';

test('N-27 consecutive lines with a hyphen are one list, and every other line is a paragraph', () => {
  expect(
    textBlocks('The same for every play.\n- Free coffee: 1 in 10\n- Free loaf: 1 in 4\nMore may be added.'),
  ).toEqual([
    { text: 'The same for every play.', items: [] },
    { text: null, items: ['Free coffee: 1 in 10', 'Free loaf: 1 in 4'] },
    { text: 'More may be added.', items: [] },
  ]);
});

test('N-27 the text of an older version is shown as before', () => {
  expect(textBlocks('Market Co., 1 Main St.')).toEqual([{ text: 'Market Co., 1 Main St.', items: [] }]);
  expect(textBlocks('')).toEqual([]);
});
