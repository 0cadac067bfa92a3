import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const entries = plural('en', { one: 'entry', other: 'entries' });

/** Texts of a draw on the pages of its game. */
export const draws = {
  title: 'How the winner is drawn',
  lead: (prize: string, worth: string) => `${prize}, worth ${worth}.`,
  yourOdds: (odds: string) => `Your odds today: ${odds}.`,
  steps: {
    COMMITTED: { title: 'Committed', text: 'We published a sealed number before the first entry came in.' },
    CLOSED: { title: 'Closed', text: 'The entry list is frozen and fingerprinted.' },
    DRAWN: { title: 'Drawn', text: 'Two people, dice, one calculation. Lowest score wins.' },
    VERIFIED: { title: 'Verified', text: 'The draw is run again to double-check, then published.' },
  },
  done: 'Done',
  check: 'Check the draw',
  howWeDraw: 'How we draw',
  isDrawn: 'The sweepstakes has been drawn',
  isOpen: 'The sweepstakes',
  drawnLine: (date: string, count: number) => `${date}, from ${number.format(count)} ${entries(count)}.`,
  openLine: (date: string, count: number) =>
    `The draw is on ${date}. ${number.format(count)} ${entries(count)} so far.`,
  winnerVerified: 'Winner verified',
};
