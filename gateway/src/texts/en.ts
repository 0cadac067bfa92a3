import type { CannotPlayReason, OptInRefusalCode, PrizeState } from '../generated/resolvers.ts';

/** What the sentences on why a shopper can't play speak of. */
export interface CannotPlayFacts {
  /** When the game begins: `Aug 12 at 9:00 AM PT`. */
  begins: string;
  /** Points that are missing: `12 Game points`. */
  points: string;
  /** Day from which plays are possible again: `Aug 6`; null when the game ends before. */
  again: string | null;
}

/** What the sentences on a prize speak of. */
export interface PrizeFacts {
  /** Points that are missing: `8 Game points`. */
  missing: string;
  /** What it costs, as a number. */
  cost: number;
  /** When it opens: `Aug 12 at 9:00 AM PT`. */
  opens: string;
  /** Years that one must be for it; 0 when nothing but the game's own age is asked. */
  minimumAge: number;
  /** Is it the day's limit that is reached, and not the game's? */
  isForToday: boolean;
}

/** What the sentences on a refused prize speak of. */
export interface PrizeRefusalFacts {
  /** What it costs now: `140 Game points`; null when that is not what has changed. */
  cost: string | null;
  /** What the shopper was shown. */
  expectedCost: number;
  /** From when on again: `tomorrow, 12:00 AM PT`; null when not in this game. */
  again: string | null;
  /** How many the limits still allow, fewer than were asked for. */
  allowed: number;
  /** Years that one must be for it; 0 when that is not the reason. */
  minimumAge: number;
}

const tooYoung = (age: number) =>
  age > 0 ? `You must be ${age} or older for this prize.` : "You're not old enough for this prize.";

/** Texts that the server works out, English. Those with a number in the specification stand here verbatim. */
export const texts = {
  /** G-99..G-104, G-114, G-115. */
  errors: {
    default: 'Apologies, our site is currently experiencing technical difficulties, please try again later.',
    unauthorized: 'Invalid authorization',
    signInUnavailable:
      "Signing in is unavailable right now. If you're signed in, you'll stay signed in. Please try again in a moment.",
    gameNotAvailable: 'The game is not available at this time',
    prizeNotFound: 'There is no such prize.',
    gameSummaryEmpty: "We're sorry, but this game is currently not available.",
    /** G-106, G-107. */
    zip: {
      tooSlow: "Sorry, we're having technical difficulties, please check back later.",
      notAcceptable: 'Not Acceptable',
      malformed: 'Enter 5 digits, or 5 + 4',
    },
    /** G-109..G-112; "Not acceptable" is not the text of G-107 (X-10). */
    address: {
      notFound: 'Back-end error',
      tooSlow: 'Gate-way error',
      notAcceptable: 'Not acceptable',
      badRequest: 'Bad Request',
    },
    unknownOperation: 'Only known operations are accepted.',
    malformedRequest: 'The request must be a JSON object with an operation.',
    tooLarge: 'The request is too large.',
    /** T-101, and a process that has more to do than it can. */
    tooFast: 'That was a lot at once. Wait a moment, then try again.',
    overloaded: 'We have more visitors than we can serve right now. Try again in a moment.',
    malformedHost: 'The host name of the request is malformed.',
  },
  /** What is wrong with an argument, said after its name. */
  input: {
    refused: (name: string, problem: string) => `"${name}" ${problem}`,
    unreadable: "contains characters that can't be used, such as a tab or a line break.",
    tooLong: (most: number) => `is longer than ${most} characters.`,
    tooMany: (most: number) => `has more than ${most} entries.`,
    empty: "can't be empty.",
    noId: "isn't an id.",
    pageSize: 'must be a whole number from 1 to 100.',
    requestId: 'must have 8 to 64 letters, digits, underscores, periods, colons, and hyphens.',
  },
  /** G-57..G-59. */
  gameStatus: ['Not Started', 'In Progress', 'Game Over'] as const,
  /** G-7. */
  pointLabels: { singular: 'Game point', plural: 'Game points' },
  /** G-55. */
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const,
  dates: {
    starts: (day: string) => `Starts ${day}`,
    ends: (day: string) => `Ends ${day}`,
    endsToday: (time: string) => `Ends today, ${time}`,
    ended: (day: string) => `Ended ${day}`,
    since: (day: string) => `Since ${day}`,
    from: (first: string, last: string) => `${first} to ${last}`,
    at: (day: string, time: string) => `${day} at ${time}`,
    today: (time: string) => `today, ${time}`,
    tomorrow: (time: string) => `tomorrow, ${time}`,
  },
  cannotPlay: {
    NOT_OPTED_IN: () => 'Opt in to play.',
    PROGRAM_NOT_STARTED: ({ begins }) => `Opens on ${begins}.`,
    PROGRAM_ENDED: () => 'This game has ended.',
    INSUFFICIENT_POINTS: ({ points }) => `${points} to the next play.`,
    DAILY_LIMIT: ({ again }) => `You have used today's plays.${again === null ? '' : ` Again from ${again}.`}`,
    TOTAL_LIMIT: () => 'You have used all your plays in this game.',
    NEGATIVE_BALANCE: ({ points }) => `A refunded order took points back. ${points} to the next play.`,
    UNAVAILABLE: () => 'The game is not available at this time',
  } satisfies Record<CannotPlayReason, (facts: CannotPlayFacts) => string>,
  /** Why a shopper can't opt in, told before anything is asked (N-5). */
  optInRefusals: {
    PROGRAM_ENDED: () => 'This game has ended.',
    PROGRAM_NOT_STARTED: (begins) => `Opens on ${begins}.`,
    EMPLOYEE_EXCLUDED: () => 'Associates cannot enter sweepstakes.',
    NOT_ELIGIBLE_STATE: () => 'This game is not offered in your state.',
    AGE_NOT_MET: () => "The rules of this game don't let us sign you up.",
  } satisfies Record<OptInRefusalCode, (begins: string) => string>,
  prizeState: {
    REDEEMABLE: () => null,
    HELD: ({ missing, cost }) => `${missing} to go. Reach ${cost} in time and the prize is yours to redeem.`,
    INSUFFICIENT_POINTS: ({ missing }) => `${missing} to go.`,
    NEGATIVE_BALANCE: ({ missing }) => `A refunded order took points back. ${missing} to go.`,
    LIMIT_REACHED: ({ isForToday }) =>
      isForToday
        ? 'You have redeemed this prize as often as the rules allow today.'
        : 'You have redeemed this prize as often as the rules allow.',
    SOLD_OUT: () => 'None left.',
    NOT_STARTED: ({ opens }) => `Opens on ${opens}.`,
    ENDED: () => 'This prize has ended.',
    NOT_OPTED_IN: () => 'Opt in to the game to redeem it.',
    ONLY_WON: () => 'Play to win it.',
    EMPLOYEE_EXCLUDED: () => 'Associates cannot enter sweepstakes.',
    AGE_NOT_MET: ({ minimumAge }) => tooYoung(minimumAge),
  } satisfies Record<PrizeState, (facts: PrizeFacts) => string | null>,
  /** Why a prize is not redeemed, held or chosen: the reason first, then what became of the points, then what to do. */
  prizeRefusals: {
    INSUFFICIENT_POINTS: () => 'You need more points for this prize. No points were taken.',
    NEGATIVE_BALANCE: () => 'A refunded order took points back. No points were taken.',
    SOLD_OUT: () => 'Sold out a moment ago. No points were taken.',
    LIMIT_REACHED: ({ again, allowed }) =>
      [
        allowed > 0
          ? `That's more than the rules allow: your household can have ${allowed.toLocaleString('en-US')} more. No points were taken.`
          : 'You have redeemed this prize as often as the rules allow. No points were taken.',
        ...(again === null ? [] : [`Again from ${again}.`]),
      ].join(' '),
    PRICE_CHANGED: ({ cost, expectedCost }) =>
      `The price changed to ${cost}. It was ${expectedCost} when you opened this page. Redeem at the new price, or leave it.`,
    NOT_STARTED: () => 'This prize is not open yet. No points were taken.',
    ENDED: () => 'This prize has ended. No points were taken.',
    EXPIRED: () => 'The time for this prize has passed.',
    ALREADY_REDEEMED: () => 'You have redeemed this prize already.',
    NOT_OPTED_IN: () => 'Opt in to the game before you redeem its prizes.',
    ONLY_WON: () => 'This prize is won by playing.',
    EMPLOYEE_EXCLUDED: () => 'Associates cannot enter sweepstakes.',
    AGE_NOT_MET: ({ minimumAge }) => `${tooYoung(minimumAge)} No points were taken.`,
    SWEEPSTAKES_CLOSED: () => 'This sweepstakes is closed. No points were taken.',
    SWEEPSTAKES_NOT_OPEN: () => 'This sweepstakes is not open yet. No points were taken.',
    ENTRY_LIMIT_REACHED: () => 'Your household has every entry that the rules allow. No points were taken.',
    TOO_FEW_POINTS_TO_HOLD: () => 'A prize can be held once you have 90 % of its points.',
    HOLD_EXISTS: () => 'You hold another prize of this game. One hold at a time.',
    IN_STOCK: () => 'There are some again.',
    NOT_A_CHOICE: () => 'Choose one of the prizes shown.',
    ALREADY_CHOSEN: () => 'You have chosen already.',
  } as Readonly<Record<string, (facts: PrizeRefusalFacts) => string>>,
  stock: {
    none: 'None left',
    unlimited: 'No limit',
    left: (count: number) => `${count} left`,
    givenOut: (count: number) => (count === 1 ? '1 was given out' : `${count.toLocaleString('en-US')} were given out`),
  },
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
  /** Printed on the wheel where a shopper gets another prize than the others; 12 characters at most. */
  standIn: 'Other prize',
  draw: {
    odds: (oneIn: string) => `1 in ${oneIn}, whichever way you enter`,
    evenOrBetter: 'Better than 1 in 2, whichever way you enter',
    unknown: 'Not known yet: nobody else has entered',
    bestPlace: (place: string) => `Your best entry came ${place}.`,
  },
  /** S-48, S-49. */
  bonusPath: { inProgress: 'In Progress', completed: 'Bonus Path Completed' },
  /** S-269..S-273. */
  challenge: { purchased: 'Purchased', quantity: 'Quantity', transactions: 'Transactions', pounds: 'Lbs' },
  banner: { forU: (name: string) => `${name} for U` },
  incompleteCode: 'Enter the 6 digits of the code.',
  /** What a shopper did that could not be done, by the services' code; `null` = the services' own words are better. */
  refusals: {
    AGE_NOT_MET: "From what you entered, the rules of this game don't let us sign you up.",
    NOT_ELIGIBLE_STATE: 'This game is not offered in your state.',
    EMPLOYEE_EXCLUDED: 'Associates cannot enter sweepstakes.',
    RULES_CHANGED: 'The rules have changed. Read them again and accept them to go on.',
    RULES_NOT_ACCEPTED: 'Accept the rules to opt in',
    PROGRAM_NOT_STARTED: 'This game has not started yet.',
    PROGRAM_ENDED: 'This game has ended.',
    DATE_OF_BIRTH_REQUIRED: 'Enter your date of birth.',
    DATE_OF_BIRTH_INVALID: 'Enter a real date of birth.',
    RESIDENCY_REQUIRED: 'Choose your state.',
    INSUFFICIENT_POINTS: 'You need more points for this play. No points were taken.',
    DAILY_LIMIT: "You have used today's plays. No points were taken.",
    TOTAL_LIMIT: 'You have used all your plays in this game. No points were taken.',
    NEGATIVE_BALANCE: 'A refunded order took points back. No points were taken.',
    NOT_OPTED_IN: 'Opt in before you play.',
    ENTRY_LIMIT_REACHED: 'Your household has all the entries it can have in this sweepstakes.',
    SWEEPSTAKES_CLOSED: 'This sweepstakes is closed.',
    SWEEPSTAKES_NOT_OPEN: 'This sweepstakes has not begun.',
    PROOF_OF_WORK_INVALID: null,
    STATE_INVALID: 'Choose your state.',
    CLAIM_EXPIRED: 'The time to claim this prize has passed.',
    WIN_NOT_FOUND: 'There is no such win.',
    CODE_WRONG: null,
    CODE_EXPIRED: 'This code has expired. Ask for a new one.',
    CHALLENGE_LOCKED: 'Too many tries. Ask for a new code.',
    RATE_LIMITED: 'Too many codes. Try again later.',
    HANDLE_INVALID: 'Enter an e-mail address or a US mobile number.',
  } as Readonly<Record<string, string | null>>,
};
