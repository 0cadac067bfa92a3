import { expect, test } from 'vitest';
import { pointLabels, pointsText } from './point-labels.ts';

test('G-7 points are Game point and Game points unless the program names them', () => {
  expect(pointLabels({ uiAttributes: {} }, 'en')).toEqual({ singular: 'Game point', plural: 'Game points' });
  expect(pointLabels({ uiAttributes: { tokenLabelSingular: ' ', tokenLabelPlural: '' } }, 'en').plural).toBe(
    'Game points',
  );
});

test('G-6 a program may name its points', () => {
  const uiAttributes = { tokenLabelSingular: 'Berry', tokenLabelPlural: 'Berries' };
  expect(pointLabels({ uiAttributes }, 'en')).toEqual({ singular: 'Berry', plural: 'Berries' });
});

test('one point is singular, any other number plural', () => {
  const labels = pointLabels({ uiAttributes: {} }, 'en');
  expect([0, 1, 12].map((count) => pointsText(count, labels))).toEqual([
    '0 Game points',
    '1 Game point',
    '12 Game points',
  ]);
});
