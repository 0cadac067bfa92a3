import { plural } from '../plural.ts';

const entries = plural('en', { one: 'entry', other: 'entries' });
const number = new Intl.NumberFormat('en-US');

/** Texts of entering a sweepstakes without a purchase. */
export const freeEntry = {
  title: 'Free entry',
  lead: (program: string) => `Enter the ${program} sweepstakes without buying anything.`,
  noPurchase: 'No purchase is necessary. Buying something does not raise your chance of winning.',
  sameOdds: (count: number) =>
    `A free entry brings ${number.format(count)} ${entries(count)}, with the same odds, whichever way you enter.`,
  prize: 'Prize',
  prizeWorth: (prize: string, worth: string) => `${prize}, worth ${worth}`,
  draw: 'Draw',
  limit: 'Limit for your household',
  soFar: 'Entries so far',
  count: (count: number) => number.format(count),
  odds: 'Your odds today',
  name: 'Full name',
  email: 'Email address',
  emailHint: 'We write here if you win, and for nothing else.',
  address: 'Street and number',
  address2: 'Apartment, suite or floor',
  optional: 'Optional',
  zipCode: 'ZIP code',
  city: 'City',
  state: 'State',
  chooseState: 'Choose a state',
  dateOfBirth: 'Date of birth',
  known: 'We filled in what your account knows. Change anything that is different.',
  submit: (count: number) => `Enter with ${number.format(count)} free ${entries(count)}`,
  working: 'Your browser does a short calculation that keeps robots out.',
  sending: 'Entering',
  rules: 'Official Rules',
  summary: 'Check these fields',
  errors: {
    name: 'Enter your full name.',
    email: 'Enter an email address like name@example.com.',
    address: 'Enter the street and number.',
    city: 'Enter the city.',
    state: 'Choose your state.',
    zipCode: 'Enter a ZIP code with five digits.',
  },
  couldNotEnter: 'Your entry did not go through',
  retry: 'Press the button again: it is counted once.',
  done: "You're in",
  doneText: (count: number, of: number) =>
    `Your household has ${number.format(count)} of ${number.format(of)} entries now.`,
  doneDraw: (date: string) => `The draw is on ${date}. We write to you if you win.`,
  entryNumbers: 'Your entry numbers',
  entriesLabel: 'Entries of your household',
  value: (count: number, of: number) => `${number.format(count)} / ${number.format(of)}`,
  closed: 'This sweepstakes takes no entries now',
  closedText: 'It has closed, or it has not begun.',
  checkDraw: 'How we draw',
  prizes: 'Play & Earn',
  refused: "You can't enter this sweepstakes",
};
