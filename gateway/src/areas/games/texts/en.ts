import type { Wording } from '../../../shared/language.ts';
import type { CannotPlayReason, OptInRefusalCode } from '../../../generated/resolvers.ts';

/** Facts for the sentences about why a shopper can't play. */
export interface CannotPlayFacts {
  /** When the game starts: `Aug 12 at 9:00 AM PT`. */
  begins: string;
  /** Points still needed: `12 Game points`. */
  points: string;
  /** Day from which plays are possible again: `Aug 6`; null if the game ends before then. */
  again: string | null;
}

/** The area's English texts. Those with a row number are verbatim from the requirements. */
export const en = {
  gameNotAvailable: 'The game is not available at this time',
  gameSummaryEmpty: "We're sorry, but this game is currently not available.",
  /** G-57..G-59. */
  gameStatus: ['Not Started', 'In Progress', 'Game Over'] as const,
  /** G-7. */
  pointLabels: { singular: 'Game point', plural: 'Game points' },
  dates: {
    starts: (day: string) => `Starts ${day}`,
    ends: (day: string) => `Ends ${day}`,
    endsToday: (time: string) => `Ends today, ${time}`,
    ended: (day: string) => `Ended ${day}`,
  },
  cannotPlay: {
    NOT_OPTED_IN: () => 'Opt in to play.',
    PROGRAM_NOT_STARTED: ({ begins }) => `Opens on ${begins}.`,
    PROGRAM_ENDED: () => 'This game has ended.',
    INSUFFICIENT_POINTS: ({ points }) => `${points} to the next play.`,
    DAILY_LIMIT: ({ again }) => `You've used today's plays.${again === null ? '' : ` Play again on ${again}.`}`,
    TOTAL_LIMIT: ({ again }) =>
      again === null
        ? "You've used all your plays in this game."
        : `You've used all your plays for now. Play again on ${again}.`,
    NEGATIVE_BALANCE: ({ points }) => `A refunded order took points back. ${points} to the next play.`,
    UNAVAILABLE: () => 'The game is not available at this time',
  } satisfies Record<CannotPlayReason, (facts: CannotPlayFacts) => string>,
  /** Why a shopper can't opt in, shown before anything is asked (N-5). */
  optInRefusals: {
    PROGRAM_ENDED: () => 'This game has ended.',
    PROGRAM_NOT_STARTED: (begins) => `Opens on ${begins}.`,
    EMPLOYEE_EXCLUDED: () => 'Associates cannot enter sweepstakes.',
    NOT_ELIGIBLE_STATE: () => "This game isn't available in your state.",
    AGE_NOT_MET: () => "The rules of this game don't let us sign you up.",
  } satisfies Record<OptInRefusalCode, (begins: string) => string>,
  activity: {
    plays: (count: number) => (count === 1 ? '1 play' : `${count} plays`),
    reward: (value: string) => `${value} reward`,
    today: 'Today',
    yesterday: 'Yesterday',
    dayOfYear: (day: string, year: number) => `${day}, ${year}`,
    left: (points: string) => `${points} left`,
    owed: (points: string) => `${points} owed`,
    play: (time: string, receipt: string) => `${time}, play ${receipt}`,
    estimated: (game: string) => `${game}, estimated`,
    at: (game: string, time: string) => `${game}, ${time}`,
    onTheWay: 'On the way',
    redeemBy: (day: string) => `Redeem by ${day}`,
    redeemed: 'Redeemed',
    ended: 'No longer valid',
    takenBack: 'Taken back',
  },
  /** Printed on the wheel where a shopper gets a different prize than others do; at most 12 characters. */
  standIn: 'Other prize',
  /** Refusals a shopper can cause, by the service's code. */
  refusals: {
    AGE_NOT_MET: "From what you entered, the rules of this game don't let us sign you up.",
    NOT_ELIGIBLE_STATE: "This game isn't available in your state.",
    EMPLOYEE_EXCLUDED: 'Associates cannot enter sweepstakes.',
    RULES_CHANGED: 'The rules have changed. Please read and accept them to continue.',
    RULES_NOT_ACCEPTED: 'Accept the rules to opt in',
    PROGRAM_NOT_STARTED: "This game hasn't started yet.",
    PROGRAM_ENDED: 'This game has ended.',
    DATE_OF_BIRTH_REQUIRED: 'Enter your date of birth.',
    DATE_OF_BIRTH_INVALID: 'Enter a valid date of birth.',
    RESIDENCY_REQUIRED: 'Choose your state.',
    INSUFFICIENT_POINTS: 'You need more points for this play. No points were taken.',
    DAILY_LIMIT: "You've used today's plays. No points were taken.",
    TOTAL_LIMIT: "You've used all your plays in this game. No points were taken.",
    NEGATIVE_BALANCE: 'A refunded order took points back. No points were taken.',
    NOT_OPTED_IN: 'Opt in before you play.',
  },
};

/** The same in any language. */
export type Texts = Wording<typeof en>;
