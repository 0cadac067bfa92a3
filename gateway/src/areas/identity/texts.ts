/** Texts of the area, English. Those with a number in the specification stand here verbatim. */
export const texts = {
  incompleteCode: 'Enter the 6 digits of the code.',
  /** What a shopper did that could not be done, by the code of the service; `null` = its own words are better. */
  refusals: {
    CODE_WRONG: null,
    CODE_EXPIRED: 'This code has expired. Request a new one.',
    CHALLENGE_LOCKED: 'Too many tries. Request a new code.',
    RATE_LIMITED: 'Too many codes. Try again later.',
    HANDLE_INVALID: 'Enter an e-mail address or a US mobile number.',
  },
};
