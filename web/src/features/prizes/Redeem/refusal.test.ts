import { expect, test } from 'vitest';
import { prizes } from '../../../messages/en/prizes.ts';
import { refusalText } from './refusal.ts';

const texts = prizes.refused;

test('15-states the reason comes first, then what happened to the points, then the next step', () => {
  const refusal = { code: 'SOLD_OUT', message: 'Sold out a moment ago. No points were taken.', spends: true };
  expect(refusalText(refusal, texts)).toEqual({
    icon: 'ban',
    title: 'Sold out a moment ago',
    body: 'No points were taken. Similar prizes are below.',
  });
});

test('a refused spend says that no points were taken, also when the server does not', () => {
  const message = 'The price changed to 140 Game points. It was 120 Game points when you opened this page.';
  expect(refusalText({ code: 'PRICE_CHANGED', message, spends: true }, texts)).toMatchObject({
    title: 'The price changed to 140 Game points',
    body: 'No points were taken. It was 120 Game points when you opened this page.',
  });
});

test('a hold takes no points, so none are spoken of', () => {
  const message = 'You hold another prize of this game. One hold at a time.';
  expect(refusalText({ code: 'HOLD_EXISTS', message, spends: false }, texts).body).toBe('One hold at a time.');
});

test('an answer that nobody got is not called a refusal', () => {
  const text = refusalText({ code: 'UNCERTAIN', message: 'No answer.', spends: true }, texts);
  expect(text.body).not.toContain(texts.noPointsTaken);
  expect(text.body).toContain('counted once');
});
