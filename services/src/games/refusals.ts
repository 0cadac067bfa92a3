import { iso } from '../platform/clock.ts';
import { ServiceError } from '../platform/errors.ts';
import type { CannotRedeem, Redeemability } from './rules/redeem.ts';
import type { OptInRefusal } from './rules/opt-in.ts';
import type { CannotPlay } from './rules/playability.ts';

const playTexts: Record<CannotPlay, string> = {
  NOT_OPTED_IN: 'Opt in to play this game.',
  PROGRAM_NOT_STARTED: 'This game has not started yet.',
  PROGRAM_ENDED: 'This game is over.',
  INSUFFICIENT_POINTS: 'You need more points to play. No points were taken.',
  DAILY_LIMIT: "You've used today's plays. No points were taken.",
  TOTAL_LIMIT: "You've used every play of this game. No points were taken.",
  NEGATIVE_BALANCE: 'A refund has left your balance below zero. New points repay it first.',
};

const optInTexts: Record<OptInRefusal, { status: 400 | 403 | 409; message: string; field?: string }> = {
  PROGRAM_ENDED: { status: 409, message: playTexts.PROGRAM_ENDED },
  PROGRAM_NOT_STARTED: { status: 409, message: playTexts.PROGRAM_NOT_STARTED },
  RULES_CHANGED: {
    status: 409,
    message: 'The rules have changed. Read the new version and accept it.',
    field: 'rulesVersion',
  },
  EMPLOYEE_EXCLUDED: { status: 403, message: 'Associates cannot enter sweepstakes.' },
  RESIDENCY_REQUIRED: { status: 400, message: 'Choose the state you live in.', field: 'residencyState' },
  NOT_ELIGIBLE_STATE: { status: 403, message: 'This game is not offered in your state.', field: 'residencyState' },
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
  NOT_STARTED: 'This prize is not open yet.',
  ENDED: 'This prize has ended. No points were taken.',
  ONLY_WON: 'This prize is won by playing.',
  NOT_OPTED_IN: 'Opt in to the game first.',
  EMPLOYEE_EXCLUDED: optInTexts.EMPLOYEE_EXCLUDED.message,
  AGE_NOT_MET: 'You are not old enough for this prize. No points were taken.',
  LIMIT_REACHED: 'You have redeemed this prize as often as the rules allow. No points were taken.',
  SOLD_OUT: 'Sold out a moment ago. No points were taken.',
  NEGATIVE_BALANCE: playTexts.NEGATIVE_BALANCE,
  INSUFFICIENT_POINTS: 'You need more points for this prize. No points were taken.',
  EXPIRED: 'The time to redeem this prize has passed.',
  ALREADY_REDEEMED: 'You have redeemed this prize already.',
  NOT_A_CHOICE: 'This prize is not among the choices.',
  ALREADY_CHOSEN: 'You have chosen already.',
  TOO_FEW_POINTS_TO_HOLD: 'A prize can be held from 90 % of its cost.',
  HOLD_EXISTS: 'You hold another prize of this game. One hold at a time.',
  IN_STOCK: 'There are some again.',
};

/** Why a prize is not redeemed, held or chosen (N-26). @param details what the text speaks of, for machines */
export function prizeRefused(reason: PrizeRefusal, details?: Readonly<Record<string, string | number>>): ServiceError {
  const status = reason === 'EMPLOYEE_EXCLUDED' || reason === 'AGE_NOT_MET' ? 403 : 409;
  return new ServiceError(status, reason, prizeTexts[reason], undefined, {}, details);
}

/** What the text of a refusal speaks of: the age that is not met, how many are allowed, when it is possible again. */
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

/** The prize costs something else than the shopper was shown; nothing was taken (T-44). */
export const priceChanged = (costPoints: number): ServiceError =>
  new ServiceError(
    409,
    'PRICE_CHANGED',
    costPoints === 0
      ? 'This prize is yours already and costs no points. No points were taken.'
      : `The price changed to ${costPoints} points. No points were taken.`,
    'expectedCost',
    {},
    { costPoints },
  );

/** Whoever asks acts at the store that the token names; a body that names another is refused. */
export const notYourStore = (): ServiceError =>
  new ServiceError(403, 'NOT_YOUR_STORE', 'This is not your store. Change your store first.', 'storeId');

/** Why a play is not accepted, as the error envelope's refusal (N-20). */
export const playRefused = (reason: CannotPlay): ServiceError => new ServiceError(409, reason, playTexts[reason]);

/** Why an opt-in or a free entry is not accepted (N-15, N-28). @param input the field it is about, when it has another name */
export function optInRefused(reason: OptInRefusal, input?: string): ServiceError {
  const { status, message, field } = optInTexts[reason];
  return new ServiceError(status, reason, message, input ?? field);
}

/** No such program, prize or play for this shopper (G-114, T-42). */
export const notFound = (code: string, message: string): ServiceError => new ServiceError(404, code, message);
export const noProgram = (): ServiceError => notFound('PROGRAM_NOT_FOUND', 'The game is not available at this time');

/** The Idempotency-Key or the play key has been used for something else (I-8). */
export const keyReused = (field: string): ServiceError =>
  new ServiceError(409, 'IDEMPOTENCY_KEY_REUSED', 'This key was used for another request.', field);

/** What was not handed over can't be refunded (N-11). */
export const orderNotFinalized = (): ServiceError =>
  new ServiceError(409, 'ORDER_NOT_FINALIZED', 'This order has not been handed over; change or cancel it instead.');
