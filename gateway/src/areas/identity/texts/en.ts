import type { Wording } from '../../../shared/language.ts';
/** The area's English texts. Those with a row number are verbatim from the requirements. */
export const en = {
  noTour: "There's no tour here.",
  incompleteCode: 'Enter the 6 digits of the code.',
  /** A limit on joining, as opposed to one on codes. */
  tooManyCards: 'Too many card numbers. Join without one.',
  /** Refusals a shopper can cause, by the service's code; `null` = the service's own words are better. */
  refusals: {
    CODE_WRONG: null,
    CODE_EXPIRED: 'This code has expired. Request a new one.',
    CHALLENGE_LOCKED: 'Too many tries. Request a new code.',
    RATE_LIMITED: 'Too many codes. Try again later.',
    NO_JOINING: 'Your code has expired. Request a new one.',
    ALREADY_MEMBER: "You're already a member. Sign in to continue.",
    TERMS_NOT_ACCEPTED: 'Accept the terms to join.',
    TERMS_CHANGED: 'The terms have changed. Reload the page to read them.',
    HANDLE_INVALID: 'Enter an e-mail address or a US mobile number.',
    HANDLE_UNDELIVERABLE: "We can't deliver mail to this address. Check it for typos, or get the code another way.",
    TEXTS_NOT_SENT: "We don't send text messages. Get your code by email.",
    NUMBER_UNDELIVERABLE:
      "We can't text this number. Check it for typos, or get the code by email. If you've replied STOP to us before, text START first.",
  },
  passkeyDates: {
    added: (day: string) => `Added ${day}`,
    used: (added: string, used: string) => `Added ${added}, last used ${used}`,
  },
  /** Refusals of a passkey, by the service's code. */
  passkeys: {
    NAME_INVALID: 'Enter a name of 1 to 40 characters.',
    PASSKEY_EXPIRED: 'That took too long. Try your passkey again.',
    PASSKEY_NOT_FOUND: 'This passkey is already gone.',
    PASSKEY_REFUSED: "That passkey didn't work here. Sign in with a code.",
    PASSKEY_STOPPED: 'This passkey may have been copied, so we stopped it. Sign in with a code.',
    PASSKEY_TAKEN: 'This passkey belongs to another account.',
    PASSKEY_UNAVAILABLE: "Passkeys don't work at this address. Sign in with a code.",
    PASSKEY_UNKNOWN: "This passkey isn't on your account anymore. Sign in with a code.",
    RATE_LIMITED: 'Too many tries. Use a code, or try again later.',
    TOO_MANY_PASSKEYS: 'You have 10 passkeys. Remove one to add another.',
  },
};

/** The same in any language. */
export type Texts = Wording<typeof en>;
