import type { Wording } from '../../../shared/language.ts';
/** The area's English texts. Those with a row number are verbatim from the requirements. */
export const en = {
  /** G-106, G-107. */
  zip: {
    tooSlow: "Sorry, we're having technical difficulties, please check back later.",
    notAcceptable: 'Not Acceptable',
    malformed: 'Enter 5 digits, or 5 + 4',
    /** The service's own words. */
    notFound: null,
  },
  /** G-109..G-112; "Not acceptable" is not the text of G-107. */
  address: {
    notFound: 'Back-end error',
    /** The service's own words, where it has some. */
    unknown: null,
    tooSlow: 'Gate-way error',
    notAcceptable: 'Not acceptable',
    badRequest: 'Bad Request',
  },
  contact: {
    INVALID: "That doesn't look right. Check it and try again.",
    ALREADY_KNOWN: 'Your profile already has a different one. You can change it in your account settings.',
  },
  deleting: {
    ADDRESS_IN_USE: 'Your scheduled orders go to this address. Choose another one for them first.',
    ONLY_WAY_IN: "This is the only way you sign in, so it can't be deleted.",
    INVALID: "That doesn't look right. Check it and try again.",
  },
  freshPass: {
    refusals: {
      TRIAL_USED: 'Your household has had FreshPass before.',
      NOTHING_TO_KEEP: 'There is no canceled FreshPass to keep.',
      NOT_OFFERED: "FreshPass can't be paid for here. Grocery rewards bring it, too.",
      PRICE_CHANGED: 'The price has changed, and nothing was charged. Look at the new one, and try again.',
      PAYMENT_DECLINED: 'Your payment was declined, and nothing was charged.',
      PAYMENT_UNKNOWN:
        "We haven't heard from the payment provider yet. Nothing is charged twice: try again in a moment.",
    },
    providers: { QUILLPAY: 'Quillpay' } as Readonly<Record<string, string>>,
    /** 12 free deliveries since Jul 20. */
    saved: (count: number, since: string) =>
      count === 1 ? `1 free delivery, on ${since}` : `${count} free deliveries since ${since}`,
  },
  periods: {
    since: (day: string) => `Since ${day}`,
    startingOn: (day: string) => `From ${day}`,
    from: (first: string, last: string) => `${first} to ${last}`,
  },
};

/** The same in any language. */
export type Texts = Wording<typeof en>;
