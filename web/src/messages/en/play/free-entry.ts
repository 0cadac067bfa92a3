import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const entries = plural('en', { one: 'entry', other: 'entries' });

/** Texts of entering a sweepstakes without a purchase. */
export const freeEntry = {
  title: 'Free entry',
  lead: (program: string) => `Enter the ${program} sweepstakes without buying anything.`,
  noPurchase: "No purchase necessary. A purchase won't increase your chances of winning.",
  sameOdds: (count: number) =>
    `A free entry gets you ${number.format(count)} ${entries(count)}, with the same odds, whichever way you enter.`,
  prize: 'Prize',
  prizeWorth: (prize: string, worth: string) => `${prize}, worth ${worth}`,
  draw: 'Draw',
  limit: 'Limit for your household',
  soFar: 'Entries so far',
  count: (count: number) => number.format(count),
  odds: 'Your odds today',
  name: 'Full name',
  email: 'Email address',
  emailHint: "We'll only use it to contact you if you win.",
  address: 'Street address',
  address2: 'Apartment, suite, or floor',
  optional: 'Optional',
  zipCode: 'ZIP code',
  city: 'City',
  state: 'State',
  chooseState: 'Choose a state',
  dateOfBirth: 'Date of birth',
  known: 'We filled this in from your account. Change anything that needs it.',
  submit: (count: number) => `Enter with ${number.format(count)} free ${entries(count)}`,
  working: 'Your browser is doing a short calculation that keeps bots out.',
  sending: 'Entering',
  rules: 'Official Rules',
  summary: 'Check these fields',
  errors: {
    name: 'Enter your full name.',
    email: 'Enter an email address like name@example.com.',
    address: 'Enter your street address.',
    city: 'Enter your city.',
    state: 'Choose your state.',
    zipCode: 'Enter a 5-digit ZIP code.',
  },
  couldNotEnter: "Your entry didn't go through",
  retry: 'Try again. It only counts once.',
  done: "You're in",
  doneText: (count: number, of: number) =>
    `Your household has ${number.format(count)} of ${number.format(of)} entries now.`,
  doneDraw: (date: string) => `The draw is on ${date}. We'll contact you if you win.`,
  entryNumbers: 'Your entry numbers',
  entriesLabel: "Your household's entries",
  value: (count: number, of: number) => `${number.format(count)} / ${number.format(of)}`,
  closed: "This sweepstakes isn't taking entries right now",
  closedText: "It has closed, or it hasn't started yet.",
  checkDraw: 'How we draw',
  prizes: 'Play & Earn',
  refused: "You can't enter this sweepstakes",
};
