import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';
import { games } from '../games.ts';

const plays = plural('en', { one: 'play', other: 'plays' });
const prizes = plural('en', { one: 'prize', other: 'prizes' });

/** Texts of a game on a card, which the home page shows as well. Those of the specification are verbatim. */
export const gameCardTexts = {
  ...games,
  bonusPath: 'Bonus Path',
  seeAllPaths: 'See all',
  bonusPathLead: 'Complete offers to unlock bonus savings.',
  playNow: 'Play now!',
  availablePrizes: 'Available Prizes',
  shopToEarn: 'Shop to earn!',
  emptySummary: "We're sorry, but this game is currently not available.",
  number: (count: number) => number.format(count),
  playsLeft: (count: number) => `${count} ${plays(count)} left`,
  optIn: 'Opt in',
  seeMyPrizes: 'See my prizes',
  seeGame: 'See the game',
  nextPlay: 'Next play',
  nextPlayProgress: (have: number, need: number, plural: string) =>
    `${number.format(have)} / ${number.format(need)} ${plural}`,
  wonAndRedeem: (count: number, by: string) =>
    `You won ${count} ${prizes(count)}. Redeem ${count === 1 ? 'it' : 'them'} by ${by}.`,
  gameHasEnded: 'This game has ended.',
  /** Above the prizes of a game that can be joined. */
  youCanWin: 'What you can win',
  freePlayWaits: 'A free play is waiting.',
  prizeCard: {
    /** What a button leads to, for whoever hears several of them. */
    withName: (label: string, prize: string) => `${label}: ${prize}`,
  },
};
