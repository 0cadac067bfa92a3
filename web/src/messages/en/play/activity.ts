import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const items = plural('en', { one: 'entry', other: 'entries' });

/** Texts of the activity page (G-83, G-117, N-24). */
export const activity = {
  title: 'Activity',
  window: (days: number, since: string) => `The last ${days} days, since ${since}`,
  filters: 'What to look at',
  filter: {
    ALL: 'All',
    POINTS: 'Points',
    PLAYS: 'Plays',
    PRIZES: 'Prizes',
    REWARDS: 'Rewards',
  },
  /** Of a filter's count, heard only. */
  count: (count: number) => `${number.format(count)} ${items(count)}`,
  number: (count: number) => number.format(count),
  game: 'Game',
  allGames: 'All games',
  emptyOf: (filter: string, game: string) => `${filter}, ${game.charAt(0).toLowerCase()}${game.slice(1)}`,
  loadMore: 'Load more',
  loading: 'Loading',
  loaded: (shown: number, of: number) => `${number.format(shown)} of ${number.format(of)} shown`,
  couldNotLoadMore: "We couldn't load more",
  empty: {
    ALL: 'Opt in to a game and shop. What you earn, play, and win shows up here.',
    POINTS: 'Shop at your store, and the points from your orders show up here.',
    PLAYS: 'Play a game, and it shows up here with its number so you can check it.',
    PRIZES:
      'Prizes you win show up here with the date to redeem them by, along with your sweepstakes entries, paid or free.',
    REWARDS: 'Complete a Bonus Path offer, and its reward shows up here.',
  },
  seeGames: 'See the games',
  seeBonusPath: 'See Bonus Path',
  seeAllActivity: 'See everything',
};
