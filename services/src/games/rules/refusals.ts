import { iso } from '../../platform/clock.ts';
import { notFound, ServiceError } from '../../platform/http/service-error.ts';
import { type CannotRedeem, leastShareToHold, type Redeemability } from './prizes/redeem.ts';
import type { OptInRefusal } from './opt-in.ts';
import type { CannotPlay } from './playability.ts';

const playTexts: Record<CannotPlay, string> = {
  NOT_OPTED_IN: 'Opt in to play this game.',
  PROGRAM_NOT_STARTED: "This game hasn't started yet.",
  PROGRAM_ENDED: 'This game is over.',
  INSUFFICIENT_POINTS: 'You need more points to play. No points were taken.',
  DAILY_LIMIT: "You've used today's plays. No points were taken.",
  TOTAL_LIMIT: "You've used all your plays in this game. No points were taken.",
  NEGATIVE_BALANCE: 'A refund left your balance below zero. New points go toward that first.',
};

const optInTexts: Record<OptInRefusal, { status: 400 | 403 | 409; message: string; field?: string }> = {
  PROGRAM_ENDED: { status: 409, message: playTexts.PROGRAM_ENDED },
  PROGRAM_NOT_STARTED: { status: 409, message: playTexts.PROGRAM_NOT_STARTED },
  RULES_CHANGED: {
    status: 409,
    message: 'The rules have changed. Please read and accept the new version.',
    field: 'rulesVersion',
  },
  EMPLOYEE_EXCLUDED: { status: 403, message: 'Associates cannot enter sweepstakes.' },
  RESIDENCY_REQUIRED: { status: 400, message: 'Choose your state.', field: 'residencyState' },
  NOT_ELIGIBLE_STATE: { status: 403, message: "This game isn't available in your state.", field: 'residencyState' },
  DATE_OF_BIRTH_REQUIRED: { status: 400, message: 'Enter your date of birth.', field: 'dateOfBirth' },
  AGE_NOT_MET: { status: 403, message: "You can't join this game." },
};

type PrizeRefusal =
  | CannotRedeem
  | 'EXPIRED'
  | 'ALREADY_REDEEMED'
  | 'NOT_A_CHOICE'
  | 'ALREADY_CHOSEN'
  | 'TOO_FEW_POINTS_TO_HOLD'
  | 'HOLD_EXISTS'
  | 'IN_STOCK';

const prizeTexts: Record<PrizeRefusal, string> = {
  NOT_STARTED: "This prize isn't open yet.",
  ENDED: 'This prize has ended. No points were taken.',
  ONLY_WON: 'You can only win this prize by playing.',
  NOT_OPTED_IN: 'Opt in to the game first.',
  EMPLOYEE_EXCLUDED: optInTexts.EMPLOYEE_EXCLUDED.message,
  AGE_NOT_MET: "You're not old enough for this prize. No points were taken.",
  LIMIT_REACHED: "You've reached the limit for this prize. No points were taken.",
  SOLD_OUT: 'This prize just sold out. No points were taken.',
  NEGATIVE_BALANCE: playTexts.NEGATIVE_BALANCE,
  INSUFFICIENT_POINTS: 'You need more points for this prize. No points were taken.',
  EXPIRED: 'The time to redeem this prize has passed.',
  ALREADY_REDEEMED: "You've already redeemed this prize.",
  NOT_A_CHOICE: 'Choose one of the prizes shown.',
  ALREADY_CHOSEN: "You've already chosen.",
  TOO_FEW_POINTS_TO_HOLD: `You can hold a prize once you have ${leastShareToHold * 100}% of its points.`,
  HOLD_EXISTS: "You're already holding another prize in this game. You can hold one at a time.",
  IN_STOCK: 'Back in stock.',
};

/** Why a prize isn't redeemed, held, or chosen (N-26). @param details the facts in the text, machine-readable */
export function prizeRefused(reason: PrizeRefusal, details?: Readonly<Record<string, string | number>>): ServiceError {
  const status = reason === 'EMPLOYEE_EXCLUDED' || reason === 'AGE_NOT_MET' ? 403 : 409;
  return new ServiceError(status, reason, prizeTexts[reason], undefined, {}, details);
}

/** The facts in a refusal's text: the minimum age, how many are allowed, when it is possible again. */
export function refusalDetails(
  minimumAge: number,
  { reason, againFrom, allowed }: Redeemability,
): Readonly<Record<string, string | number>> {
  return {
    ...(reason === 'AGE_NOT_MET' ? { minimumAge } : {}),
    ...(allowed === null ? {} : { allowed }),
    ...(againFrom === null ? {} : { againFrom: iso(againFrom) }),
  };
}

/** The prize's cost differs from what the shopper saw; nothing was taken (T-44). */
export const priceChanged = (costPoints: number): ServiceError =>
  new ServiceError(
    409,
    'PRICE_CHANGED',
    costPoints === 0
      ? 'This prize is already yours and costs no points. No points were taken.'
      : `The price changed to ${costPoints} points. No points were taken.`,
    'expectedCost',
    {},
    { costPoints },
  );

/** Shoppers act at the store in their token; a body that names another is refused. */
export const notYourStore = (): ServiceError =>
  new ServiceError(403, 'NOT_YOUR_STORE', "This isn't your store. Change your store first.", 'storeId');

/** Why a play is not accepted, as the error envelope's refusal (N-20). */
export const playRefused = (reason: CannotPlay): ServiceError => new ServiceError(409, reason, playTexts[reason]);

/** Why an opt-in or a free entry is not accepted (N-15, N-28). @param input the field in question, if its name differs */
export function optInRefused(reason: OptInRefusal, input?: string): ServiceError {
  const { status, message, field } = optInTexts[reason];
  return new ServiceError(status, reason, message, input ?? field);
}

/** No such program for this shopper (G-114). */
export const noProgram = (): ServiceError => notFound('PROGRAM_NOT_FOUND', 'The game is not available at this time');

/** The Idempotency-Key or the play key has been used for something else (I-8). */
export const keyReused = (field: string): ServiceError =>
  new ServiceError(409, 'IDEMPOTENCY_KEY_REUSED', 'This key was already used for a different request.', field);

/** An order that isn't finalized can't be refunded (N-11). */
export const orderNotFinalized = (): ServiceError =>
  new ServiceError(409, 'ORDER_NOT_FINALIZED', "This order hasn't been handed over yet. Change or cancel it instead.");
