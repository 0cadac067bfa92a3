import type { Wording } from '../language.ts';
/** Texts that every area uses. Those with a row number are verbatim from the requirements. */
export const en = {
  /** G-99..G-104. */
  errors: {
    default: 'Apologies, our site is currently experiencing technical difficulties, please try again later.',
    unauthorized: 'Invalid authorization',
  },
  /** Refusals of any service, by its code; `null` = the service's own words are better, which are English. */
  refusals: {
    REQUIRED: null,
    TOO_LONG: null,
    TOO_SHORT: null,
    INVALID: null,
    ZIP_NOT_FOUND: null,
    STATE_MISMATCH: null,
    CITY_MISMATCH: null,
    PO_BOX: null,
    STORE_NOT_FOUND: null,
    ADDRESS_NOT_FOUND: null,
    CLUB_CARD_NOT_ACCEPTED: null,
    HANDLE_REQUIRED: null,
    CHANNEL_NOT_AVAILABLE: null,
    NO_SUCH_SHOPPER: null,
    NOT_FOUND: null,
    VERSION_CONFLICT: null,
    STEP_UP_REQUIRED: null,
    RATE_LIMITED: null,
    other: null,
  },
  /** What is wrong with an argument, following its name. */
  input: {
    refused: (name: string, problem: string) => `"${name}" ${problem}`,
    unreadable: "contains characters that can't be used, such as a tab or a line break.",
    tooLong: (most: number) => `is longer than ${most} characters.`,
    tooMany: (most: number) => `has more than ${most} entries.`,
    empty: "can't be empty.",
    noNull: "can't be null. Leave it out, and it has its default.",
    noId: "isn't an id.",
    pageSize: 'must be a whole number from 1 to 100.',
    requestId: 'must have 8 to 64 letters, digits, underscores, periods, colons, and hyphens.',
  },
  dates: {
    day: (month: string, day: number) => `${month} ${day}`,
    dayOfYear: (day: string, year: number) => `${day}, ${year}`,
    morning: (clock: string) => `${clock} AM`,
    afternoon: (clock: string) => `${clock} PM`,
    at: (day: string, time: string) => `${day} at ${time}`,
    today: (time: string) => `today, ${time}`,
    tomorrow: (time: string) => `tomorrow, ${time}`,
  },
};

/** The same in any language. */
export type Texts = Wording<typeof en>;
