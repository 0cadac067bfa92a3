/** English texts that every area uses. Those with a row number are verbatim from the requirements. */
export const sharedTexts = {
  /** G-99..G-104. */
  errors: {
    default: 'Apologies, our site is currently experiencing technical difficulties, please try again later.',
    unauthorized: 'Invalid authorization',
  },
  /** What is wrong with an argument, following its name. */
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
  money: {
    cents: (amount: number) => `${amount}¢`,
    more: (amount: string) => `+${amount}`,
    /** With a minus sign, not a hyphen. */
    less: (amount: string) => `−${amount}`,
  },
  dates: {
    at: (day: string, time: string) => `${day} at ${time}`,
    today: (time: string) => `today, ${time}`,
    tomorrow: (time: string) => `tomorrow, ${time}`,
  },
};
