import type { Wording } from '../../shared/language.ts';
/** What an operator reads when something couldn't be done, by the service's code; `null` = the service's own words are better. */
export const en = {
  signInFirst: 'Sign in to continue.',
  notPermitted: "Your roles don't include this. Ask an owner.",
  refusals: {
    CODE_WRONG: null,
    CODE_EXPIRED: 'This code has expired. Request a new one.',
    CODE_LOCKED: 'Too many tries. Request a new code.',
    RATE_LIMITED: 'Too many codes. Try again later.',
    EMAIL_INVALID: 'Enter an email address.',
    EMAIL_TAKEN: 'Somebody with this email address is already here.',
    NAME_REQUIRED: 'Enter a name.',
    ROLE_REQUIRED: 'Choose at least one role.',
    STORE_REQUIRED: 'Enter the number of the store they work in.',
    STORE_NOT_USED: 'Only store staff belong to a store.',
    STORE_UNKNOWN: 'No store has this number.',
    EDITED_MEANWHILE: 'Somebody else changed this person in the meantime. Nothing of yours was saved.',
    SECOND_PERSON_REQUIRED: 'Ask another owner to change your own roles or access.',
    PERSON_NOT_FOUND: 'This person is no longer listed.',
    NOT_PERMITTED: "Your roles don't include this. Ask an owner.",
    TOO_LONG: null,
  },
};

/** The same in any language. */
export type Texts = Wording<typeof en>;
