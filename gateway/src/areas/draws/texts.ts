/** The area's English texts. Those with a row number are verbatim from the requirements. */
export const texts = {
  draw: {
    odds: (oneIn: string) => `1 in ${oneIn}, whichever way you enter`,
    evenOrBetter: 'Better than 1 in 2, whichever way you enter',
    unknown: 'Not known yet: no one else has entered',
    bestPlace: (place: string) => `Your best entry came in ${place}.`,
  },
  /** Refusals a shopper can cause, by the service's code; `null` = the service's own words are better. */
  refusals: {
    AGE_NOT_MET: "From what you entered, the rules of this game don't let us sign you up.",
    NOT_ELIGIBLE_STATE: "This game isn't available in your state.",
    EMPLOYEE_EXCLUDED: 'Associates cannot enter sweepstakes.',
    DATE_OF_BIRTH_INVALID: 'Enter a valid date of birth.',
    ENTRY_LIMIT_REACHED: 'Your household has every entry it can have in this sweepstakes.',
    SWEEPSTAKES_CLOSED: 'This sweepstakes is closed.',
    SWEEPSTAKES_NOT_OPEN: "This sweepstakes hasn't started yet.",
    PROOF_OF_WORK_INVALID: null,
    STATE_INVALID: 'Choose your state.',
    CLAIM_EXPIRED: 'The time to claim this prize has passed.',
    WIN_NOT_FOUND: "We couldn't find that win.",
  },
};
