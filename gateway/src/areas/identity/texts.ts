/** The area's English texts. Those with a row number are verbatim from the requirements. */
export const texts = {
  incompleteCode: 'Enter the 6 digits of the code.',
  /** Refusals a shopper can cause, by the service's code; `null` = the service's own words are better. */
  refusals: {
    CODE_WRONG: null,
    CODE_EXPIRED: 'This code has expired. Request a new one.',
    CHALLENGE_LOCKED: 'Too many tries. Request a new code.',
    RATE_LIMITED: 'Too many codes. Try again later.',
    HANDLE_INVALID: 'Enter an e-mail address or a US mobile number.',
  },
};
