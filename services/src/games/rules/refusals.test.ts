import { expect, test } from 'vitest';
import type { OptInRefusal } from './opt-in.ts';
import type { CannotPlay } from './playability.ts';
import { cannotRedeemReasons, type Redeemability } from './prizes/redeem.ts';
import {
  keyReused,
  noProgram,
  notYourStore,
  optInRefused,
  orderNotFinalized,
  playRefused,
  priceChanged,
  prizeRefused,
  refusalDetails,
} from './refusals.ts';

const told = ({ status, code, message, field }: ReturnType<typeof playRefused>) => [status, code, message, field];

const plays: Record<CannotPlay, string> = {
  NOT_OPTED_IN: 'Opt in to play this game.',
  PROGRAM_NOT_STARTED: "This game hasn't started yet.",
  PROGRAM_ENDED: 'This game is over.',
  INSUFFICIENT_POINTS: 'You need more points to play. No points were taken.',
  DAILY_LIMIT: "You've used today's plays. No points were taken.",
  TOTAL_LIMIT: "You've used all your plays in this game. No points were taken.",
  NEGATIVE_BALANCE: 'A refund left your balance below zero. New points go toward that first.',
};

test.each(Object.entries(plays) as [CannotPlay, string][])('N-20 a play refused as %s says why', (reason, message) => {
  expect(told(playRefused(reason))).toEqual([409, reason, message, undefined]);
});

const optIns: Record<OptInRefusal, [status: number, message: string, field?: string]> = {
  PROGRAM_ENDED: [409, 'This game is over.'],
  PROGRAM_NOT_STARTED: [409, "This game hasn't started yet."],
  RULES_CHANGED: [409, 'The rules have changed. Please read and accept the new version.', 'rulesVersion'],
  EMPLOYEE_EXCLUDED: [403, 'Associates cannot enter sweepstakes.'],
  RESIDENCY_REQUIRED: [400, 'Choose your state.', 'residencyState'],
  NOT_ELIGIBLE_STATE: [403, "This game isn't available in your state.", 'residencyState'],
  DATE_OF_BIRTH_REQUIRED: [400, 'Enter your date of birth.', 'dateOfBirth'],
  AGE_NOT_MET: [403, "You can't join this game."],
};

test.each(Object.entries(optIns) as [OptInRefusal, (typeof optIns)[OptInRefusal]][])(
  'N-15 N-5 T-29 T-35 an opt-in refused as %s has its status, words, and field',
  (reason, [status, message, field]) => {
    expect(told(optInRefused(reason))).toEqual([status, reason, message, field]);
  },
);

test('N-28 a free entry names its own field', () => {
  expect(optInRefused('NOT_ELIGIBLE_STATE', 'state').field).toBe('state');
});

test.each(cannotRedeemReasons)('N-26 no redemption refused as %s costs points', (reason) => {
  const { status, code, message, field } = prizeRefused(reason);
  expect([code, field]).toEqual([reason, undefined]);
  expect(status).toBe(['EMPLOYEE_EXCLUDED', 'AGE_NOT_MET'].includes(reason) ? 403 : 409);
  expect(message.length).toBeGreaterThan(10);
});

test.each([
  ['EXPIRED', 'The time to redeem this prize has passed.'],
  ['ALREADY_REDEEMED', "You've already redeemed this prize."],
  ['NOT_A_CHOICE', 'Choose one of the prizes shown.'],
  ['ALREADY_CHOSEN', "You've already chosen."],
  ['HOLD_EXISTS', "You're already holding another prize in this game. You can hold one at a time."],
  ['IN_STOCK', 'Back in stock.'],
  ['SOLD_OUT', 'This prize just sold out. No points were taken.'],
  ['ENDED', 'This prize has ended. No points were taken.'],
  ['ONLY_WON', 'You can only win this prize by playing.'],
  ['NOT_STARTED', "This prize isn't open yet."],
  ['NOT_OPTED_IN', 'Opt in to the game first.'],
  ['EMPLOYEE_EXCLUDED', 'Associates cannot enter sweepstakes.'],
  ['AGE_NOT_MET', "You're not old enough for this prize. No points were taken."],
  ['LIMIT_REACHED', "You've reached the limit for this prize. No points were taken."],
  ['NEGATIVE_BALANCE', 'A refund left your balance below zero. New points go toward that first.'],
  ['INSUFFICIENT_POINTS', 'You need more points for this prize. No points were taken.'],
  ['TOO_FEW_POINTS_TO_HOLD', 'You can hold a prize once you have 90% of its points.'],
] as const)('N-26 a prize refused as %s says: %s', (reason, message) => {
  expect(prizeRefused(reason).message).toBe(message);
});

test('N-26 a refusal carries the facts of its text, and no others', () => {
  const none: Redeemability = { reason: 'SOLD_OUT', againFrom: null, allowed: null };
  expect(refusalDetails(21, none)).toEqual({});
  expect(refusalDetails(21, { ...none, reason: 'AGE_NOT_MET' })).toEqual({ minimumAge: 21 });
  const againFrom = Temporal.Instant.from('2026-08-06T07:00:00Z');
  expect(refusalDetails(0, { reason: 'LIMIT_REACHED', againFrom, allowed: 0 })).toEqual({
    allowed: 0,
    againFrom: '2026-08-06T07:00:00.000Z',
  });
  expect(prizeRefused('LIMIT_REACHED', { allowed: 2 }).details).toEqual({ allowed: 2 });
  expect(prizeRefused('SOLD_OUT').details).toBeUndefined();
});

test('T-44 a changed price names the new one; a prize that is won costs nothing', () => {
  const { details, ...refusal } = priceChanged(60);
  expect([refusal.status, refusal.code, refusal.field, details]).toEqual([
    409,
    'PRICE_CHANGED',
    'expectedCost',
    { costPoints: 60 },
  ]);
  expect(priceChanged(60).message).toBe('The price changed to 60 points. No points were taken.');
  expect(priceChanged(0).message).toBe('This prize is already yours and costs no points. No points were taken.');
  expect(priceChanged(0).details).toEqual({ costPoints: 0 });
});

test('a store, a game, a key, and an order that do not fit are each refused by their own code', () => {
  expect(told(notYourStore())).toEqual([
    403,
    'NOT_YOUR_STORE',
    "This isn't your store. Change your store first.",
    'storeId',
  ]);
  expect(told(noProgram())).toEqual([404, 'PROGRAM_NOT_FOUND', 'The game is not available at this time', undefined]);
  expect(told(keyReused('playKey'))).toEqual([
    409,
    'IDEMPOTENCY_KEY_REUSED',
    'This key was already used for a different request.',
    'playKey',
  ]);
  expect(told(orderNotFinalized())).toEqual([
    409,
    'ORDER_NOT_FINALIZED',
    "This order hasn't been handed over yet. Change or cancel it instead.",
    undefined,
  ]);
});
