import type { Wording } from '../../../shared/language.ts';
import { counted } from '../../../shared/counted.ts';
import type { PrizeState } from '../../../generated/resolvers.ts';

/** Facts for the sentences about a prize's state. */
export interface PrizeFacts {
  /** Points still needed: `8 Game points`. */
  missing: string;
  /** What it costs, as a number. */
  cost: number;
  /** When it becomes available: `Aug 12 at 9:00 AM PT`. */
  opens: string;
  /** Minimum age for the prize; 0 if only the game's own applies. */
  minimumAge: number;
  /** Is it the daily limit that was reached, and not the game's? */
  isForToday: boolean;
}

/** Facts for the sentences about a refused prize. */
export interface PrizeRefusalFacts {
  /** What it costs now: `140 Game points`; null if the cost hasn't changed. */
  cost: string | null;
  /** The cost shown to the shopper. */
  expectedCost: number;
  /** When it can be redeemed again: `tomorrow, 12:00 AM PT`; null when not in this game. */
  again: string | null;
  /** How many the limits still allow, fewer than requested. */
  allowed: number;
  /** Minimum age for the prize; 0 when that isn't the reason. */
  minimumAge: number;
  /** Share of the cost from which a prize can be held, in percent; null when the service doesn't say. */
  leastPercent: number | null;
}

const tooYoung = (age: number) =>
  age > 0 ? `You must be ${age} or older for this prize` : "You're not old enough for this prize";

/** Why a prize is refused, in its parts. */
export interface PrizeRefusalParts {
  /** Without a period: also a heading. */
  reason: string;
  /** Whether to say that no points were taken. */
  keepsPoints?: true;
  /** What to do next. */
  advice?: string;
}

const byCode = <Code extends string>(table: Readonly<Record<Code, (facts: PrizeRefusalFacts) => PrizeRefusalParts>>) =>
  table;

/** The area's English texts. Those with a row number are verbatim from the requirements. */
export const en = {
  /** Points that make grocery rewards. */
  rewardPoints: { singular: 'point', plural: 'points' },
  prizeNotFound: "We couldn't find that prize.",
  prizeState: {
    REDEEMABLE: () => null,
    HELD: ({ missing, cost }) => `${missing} to go. Reach ${cost} in time and the prize is yours to redeem.`,
    INSUFFICIENT_POINTS: ({ missing }) => `${missing} to go.`,
    NEGATIVE_BALANCE: ({ missing }) => `A refunded order took points back. ${missing} to go.`,
    LIMIT_REACHED: ({ isForToday }) =>
      isForToday
        ? "You've redeemed this prize as often as the rules allow today."
        : "You've redeemed this prize as often as the rules allow.",
    SOLD_OUT: () => 'None left.',
    NOT_STARTED: ({ opens }) => `Opens on ${opens}.`,
    ENDED: () => 'This prize has ended.',
    NOT_OPTED_IN: () => 'Opt in to the game to redeem it.',
    ONLY_WON: () => 'Play to win it.',
    EMPLOYEE_EXCLUDED: () => 'Associates cannot enter sweepstakes.',
    AGE_NOT_MET: ({ minimumAge }) => `${tooYoung(minimumAge)}.`,
  } satisfies Record<PrizeState, (facts: PrizeFacts) => string | null>,
  noPointsTaken: 'No points were taken.',
  /** Why a prize wasn't redeemed, held, or chosen: first the reason, then what happened to the points, then what to do. */
  refusals: byCode({
    INSUFFICIENT_POINTS: () => ({ reason: 'You need more points for this prize', keepsPoints: true }),
    NEGATIVE_BALANCE: () => ({ reason: 'A refunded order took points back', keepsPoints: true }),
    SOLD_OUT: () => ({ reason: 'This prize just sold out', keepsPoints: true }),
    LIMIT_REACHED: ({ again, allowed }) => ({
      reason:
        allowed > 0
          ? `That's more than the rules allow: your household can have ${counted(allowed)} more`
          : "You've redeemed this prize as often as the rules allow",
      keepsPoints: true,
      ...(again === null ? {} : { advice: `You can redeem it again ${again}.` }),
    }),
    PRICE_CHANGED: ({ cost, expectedCost }) => ({
      reason: `The price changed to ${cost}`,
      advice: `It was ${expectedCost} when you opened this page. Redeem it at the new price, or leave it.`,
    }),
    NOT_STARTED: () => ({ reason: "This prize isn't open yet", keepsPoints: true }),
    ENDED: () => ({ reason: 'This prize has ended', keepsPoints: true }),
    EXPIRED: () => ({ reason: "It's too late to redeem this prize" }),
    ALREADY_REDEEMED: () => ({ reason: "You've already redeemed this prize" }),
    NOT_OPTED_IN: () => ({ reason: 'Opt in to the game before you redeem its prizes' }),
    ONLY_WON: () => ({ reason: 'You can only win this prize by playing' }),
    EMPLOYEE_EXCLUDED: () => ({ reason: 'Associates cannot enter sweepstakes' }),
    AGE_NOT_MET: ({ minimumAge }) => ({ reason: tooYoung(minimumAge), keepsPoints: true }),
    SWEEPSTAKES_CLOSED: () => ({ reason: 'This sweepstakes is closed', keepsPoints: true }),
    SWEEPSTAKES_NOT_OPEN: () => ({ reason: "This sweepstakes isn't open yet", keepsPoints: true }),
    ENTRY_LIMIT_REACHED: () => ({
      reason: 'Your household has every entry the rules allow',
      keepsPoints: true,
    }),
    TOO_FEW_POINTS_TO_HOLD: ({ leastPercent }) => ({
      reason:
        leastPercent === null
          ? 'You need more points to hold this prize'
          : `You can hold a prize once you have ${leastPercent}% of its points`,
    }),
    HOLD_EXISTS: () => ({
      reason: "You're already holding another prize in this game",
      advice: 'You can hold one at a time.',
    }),
    IN_STOCK: () => ({ reason: 'Back in stock' }),
    NOT_A_CHOICE: () => ({ reason: 'Choose one of the prizes shown' }),
    ALREADY_CHOSEN: () => ({ reason: "You've already chosen" }),
  }),
  stock: {
    none: 'None left',
    unlimited: 'No limit',
    left: (count: number) => `${count} left`,
    givenOut: (count: number) => (count === 1 ? '1 was given out' : `${counted(count)} were given out`),
  },
};

/** The same in any language. */
export type Texts = Wording<typeof en>;
