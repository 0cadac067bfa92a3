import { expect, test } from 'vitest';
import { prizeRefusals, prizeRefusalText } from './prize-refusal.ts';

const facts = {
  expectedCost: 120,
  labels: { singular: 'Game point', plural: 'Game points' },
  timeZone: 'America/Los_Angeles',
  now: Temporal.Instant.from('2026-08-05T21:14:00Z'),
};
const words = (code: string, details?: Record<string, string | number>) =>
  prizeRefusalText({ code, message: 'theirs', ...(details ? { details } : {}) }, facts, 'en');
const text = (...refusal: Parameters<typeof words>) => {
  const said = words(...refusal);
  return typeof said === 'string' ? said : said.message;
};

test('N-26 a changed price names the new one and the one shown', () => {
  expect(text('PRICE_CHANGED', { costPoints: 140 })).toBe(
    'The price changed to 140 Game points. It was 120 when you opened this page. Redeem it at the new price, or leave it.',
  );
});

test('N-26 a limit says when it opens again, if it does', () => {
  const limit = "You've redeemed this prize as often as the rules allow. No points were taken.";
  expect(text('LIMIT_REACHED', { againFrom: '2026-08-06T07:00:00.000Z' })).toBe(
    `${limit} You can redeem it again tomorrow, 12:00 AM PT.`,
  );
  expect(text('LIMIT_REACHED')).toBe(limit);
  expect(text('LIMIT_REACHED', { allowed: 44 })).toBe(
    "That's more than the rules allow: your household can have 44 more. No points were taken.",
  );
});

test('T-30 a prize with a minimum age names it', () => {
  expect(text('AGE_NOT_MET', { minimumAge: 18 })).toBe('You must be 18 or older for this prize. No points were taken.');
});

test("N-26 every refusal has our own text; an unknown code keeps the services' words", () => {
  for (const code of prizeRefusals) expect(text(code)).not.toBe('theirs');
  expect(text('SOMETHING_NEW')).toBe('theirs');
});

test('N-26 a refusal comes in parts, so no one has to take its sentences apart', () => {
  expect(words('HOLD_EXISTS')).toEqual({
    message: "You're already holding another prize in this game. You can hold one at a time.",
    reason: "You're already holding another prize in this game",
    advice: 'You can hold one at a time.',
  });
  expect(words('SOLD_OUT')).toMatchObject({ reason: 'This prize just sold out', advice: null });
});
