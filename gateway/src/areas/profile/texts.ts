/** The area's English texts. Those with a row number are verbatim from the requirements. */
export const texts = {
  /** G-106, G-107. */
  zip: {
    tooSlow: "Sorry, we're having technical difficulties, please check back later.",
    notAcceptable: 'Not Acceptable',
    malformed: 'Enter 5 digits, or 5 + 4',
  },
  /** G-109..G-112; "Not acceptable" is not the text of G-107. */
  address: {
    notFound: 'Back-end error',
    tooSlow: 'Gate-way error',
    notAcceptable: 'Not acceptable',
    badRequest: 'Bad Request',
  },
  periods: {
    since: (day: string) => `Since ${day}`,
    from: (first: string, last: string) => `${first} to ${last}`,
  },
};
