import { expect, test } from 'vitest';
import { prizes } from '../../../messages/en/play/prizes.ts';
import { refusalText } from './refusal.ts';

const texts = prizes.refused;
const whole = { reason: null, advice: null };

test('the reason comes first, then what happened to the points, then the next step', () => {
  const refusal = {
    code: 'SOLD_OUT',
    message: 'This prize just sold out. No points were taken.',
    reason: 'This prize just sold out',
    advice: null,
    spends: true,
  };
  expect(refusalText(refusal, texts)).toEqual({
    icon: 'ban',
    title: 'This prize just sold out',
    body: 'No points were taken. Similar prizes are below.',
  });
});

test('a refused spend says that no points were taken, even if the server does not', () => {
  const [reason, advice] = ['The price changed to 140 Game points', 'It was 120 when you opened this page.'];
  const message = `${reason}. ${advice}`;
  expect(refusalText({ code: 'PRICE_CHANGED', message, reason, advice, spends: true }, texts)).toMatchObject({
    title: 'The price changed to 140 Game points',
    body: 'No points were taken. It was 120 when you opened this page.',
  });
});

test('a hold takes no points, so none are mentioned', () => {
  const [reason, advice] = ['You hold another prize of this game', 'One hold at a time.'];
  const message = `${reason}. ${advice}`;
  expect(refusalText({ code: 'HOLD_EXISTS', message, reason, advice, spends: false }, texts).body).toBe(
    'One hold at a time.',
  );
});

test('a lost response is not called a refusal', () => {
  const text = refusalText({ ...whole, code: 'UNCERTAIN', message: 'No answer.', spends: true }, texts);
  expect(text.body).not.toContain(texts.noPointsTaken);
  expect(text.body).toContain('counts as one');
});

test("a refusal in the services' words is shown in full", () => {
  const refusal = { ...whole, code: 'SOMETHING_NEW', message: 'That has changed. Look again.', spends: false };
  expect(refusalText(refusal, texts)).toMatchObject({ title: 'That has changed. Look again.', body: '' });
});
