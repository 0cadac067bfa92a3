import { expect, test } from 'vitest';
import { type Winning, winnerMail } from './winner-mail.ts';

const winning: Winning = {
  prizeName: 'Groceries for a year',
  title: 'Harvest Spin',
  claimBy: Temporal.Instant.from('2026-09-08T06:59:59Z'),
  timeZone: 'America/Los_Angeles',
};

test.each([
  ['won', 'en', 'Congratulations!', 'You won Groceries for a year in the Harvest Spin sweepstakes. Claim it by Sep 7.'],
  [
    'due',
    'en',
    'Your prize is waiting',
    'Groceries for a year is yours. Claim it by Sep 7, or it goes to another household.',
  ],
  [
    'won',
    'es',
    '¡Felicidades!',
    'Ganaste Groceries for a year en el sorteo Harvest Spin. Reclama tu premio hasta el 7 de septiembre.',
  ],
  [
    'due',
    'es',
    'Tu premio te espera',
    'Groceries for a year es tuyo. Reclámalo hasta el 7 de septiembre o pasará a otro hogar.',
  ],
] as const)(
  'N-31 a mail of a prize that is %s, in %s, says what, and by which day of the store',
  (about, language, subject, body) => {
    expect(winnerMail(about, winning, language)).toEqual({ subject, body });
  },
);
