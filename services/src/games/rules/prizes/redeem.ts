import { notForPerson, type Person } from './prize-eligibility.ts';
import { type PrizeFacts, type PrizeUse, unavailableReason } from './prize.ts';
import type { StoreDay } from '../../../platform/store-day.ts';

/** Why a household can't redeem a prize for points now. */
export const cannotRedeemReasons = [
  'NOT_STARTED',
  'ENDED',
  'ONLY_WON',
  'NOT_OPTED_IN',
  'EMPLOYEE_EXCLUDED',
  'AGE_NOT_MET',
  'LIMIT_REACHED',
  'SOLD_OUT',
  'NEGATIVE_BALANCE',
  'INSUFFICIENT_POINTS',
] as const;
export type CannotRedeem = (typeof cannotRedeemReasons)[number];

/** What decides whether a household can redeem a prize for points. */
export interface RedeemFacts {
  prize: PrizeFacts & { listed: boolean; costPoints: number };
  use: PrizeUse;
  /** How many at once, or how many entries. */
  quantity: number;
  /** Points for all of them. */
  cost: number;
  /** null before the opt-in. */
  points: number | null;
  person: Person;
  /** Does the household hold one of this prize? */
  held: boolean;
  now: Temporal.Instant;
  day: StoreDay;
}

/** Whether it can be redeemed now; if not, why, and when time alone makes it possible again (N-26). */
export interface Redeemability {
  reason: CannotRedeem | null;
  againFrom: Temporal.Instant | null;
  /** LIMIT_REACHED: how many the limits still allow, fewer than requested; else null. */
  allowed: number | null;
}

/** First what is the same for everyone, then eligibility, limits, stock, and points. */
export function redeemability(facts: RedeemFacts): Redeemability {
  const { prize, use, quantity, points } = facts;
  const refused = (reason: CannotRedeem) => ({ reason, againFrom: null, allowed: null });
  // For the household, the one it holds is in stock.
  const remaining = prize.remaining === null ? null : prize.remaining + (facts.held ? 1 : 0);
  const unavailable = unavailableReason({ ...prize, remaining }, use, facts.now, quantity);
  if (unavailable === 'NOT_STARTED') return { ...refused(unavailable), againFrom: prize.startAt };
  if (unavailable === 'ENDED') return refused(unavailable);
  if (!prize.listed) return refused('ONLY_WON');
  if (points === null) return refused('NOT_OPTED_IN');
  const notForThem = notForPerson(prize, facts.person);
  if (notForThem !== null) return refused(notForThem);
  if (unavailable === 'LIMIT_REACHED')
    return { reason: unavailable, againFrom: againFrom(facts), allowed: allowed(facts) };
  if (unavailable === 'SOLD_OUT') return refused(unavailable);
  if (points < 0) return refused('NEGATIVE_BALANCE');
  if (points < facts.cost) return refused('INSUFFICIENT_POINTS');
  return { reason: null, againFrom: null, allowed: null };
}

/** How many prizes or entries the limits still allow. */
function allowed({ prize, use }: RedeemFacts): number {
  const ever = prize.perUserLimit === null ? Infinity : prize.perUserLimit - use.ever;
  const today = prize.perDayLimit === null ? Infinity : prize.perDayLimit - use.today;
  return Math.max(Math.min(ever, today), 0);
}

/** The store's next day, unless the game's limit is reached or the prize ends before then. */
function againFrom({ prize, use, quantity, day }: RedeemFacts): Temporal.Instant | null {
  if (prize.perUserLimit !== null && use.ever + quantity > prize.perUserLimit) return null;
  return Temporal.Instant.compare(day.end, prize.endAt) <= 0 ? day.end : null;
}

/** Share of its cost from which a prize can be held. */
export const leastShareToHold = 0.9;

/** Can one be held: stock is limited, the points are nearly there, and nothing else rules it out (N-26). */
export function canBeHeld(prize: Pick<PrizeFacts, 'remaining'>, cost: number, points: number | null): boolean {
  return prize.remaining !== null && cost > 0 && points !== null && points >= cost * leastShareToHold;
}

/** How long a hold lasts. */
export const holdHours = 24;
/** Days to choose one of several prizes. */
export const choiceDays = 7;
