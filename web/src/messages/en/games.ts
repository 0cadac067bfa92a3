import { plural } from '../plural.ts';

const plays = plural('en', { one: 'play', other: 'plays' });

/** Texts of Play & Earn (G-122..G-130). Those of the specification are verbatim. */
export const games = {
  playAndEarn: 'Play & Earn',
  games: 'Games',
  bonusPath: 'Bonus Path',
  bonusPathLead: 'Complete offers to unlock bonus savings.',
  emptyPage: 'No Games or Bonus Path at this time. Check back later.',
  playNow: 'Play now!',
  availablePrizes: 'Available Prizes',
  shopToEarn: 'Shop to earn!',
  nothingHereYet: 'Nothing here yet',
  processingNote: 'It may take up to 48 hours to process new activity.',
  congratulations: 'Congratulations!',
  startPlaying: 'Start Playing',
  gotIt: 'Got it',
  gotItDontShowAgain: "Got it, don't show again",
  playsLeft: (count: number) => `${count} ${plays(count)} left`,
};
