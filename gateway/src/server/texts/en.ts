import type { Wording } from '../../shared/language.ts';
/** What the gateway itself says to a shopper or a developer, English. */
export const en = {
  signInUnavailable:
    "Signing in is unavailable right now. If you're signed in, you'll stay signed in. Please try again in a moment.",
  otherShopper: 'Someone else is signed in now. Nothing was changed.',
  unknownOperation: 'Only known operations are accepted.',
  malformedRequest: 'The request must be a JSON object with an operation.',
  tooLarge: 'The request is too large.',
  /** T-101, and a process that has more to do than it can. */
  tooFast: 'That was a lot at once. Wait a moment, then try again.',
  overloaded: 'We have more visitors than we can serve right now. Try again in a moment.',
  askForEvents: 'Ask for a subscription with Accept: text/event-stream.',
  onlySubscriptions: 'Only subscriptions are answered as events.',
  malformedHost: 'The host name of the request is malformed.',
  foreignHost: 'This site is not served under the host name that a proxy gave.',
  malformedScheme: 'The scheme that a proxy gave is neither http nor https.',
};

/** The same in any language. */
export type Texts = Wording<typeof en>;
