/** What every page says of games: the way there, and the words of failures and dialogs. The rest is in play/games.ts. */
export const games = {
  playAndEarn: 'Play & Earn',
  seeAllGames: 'See all games',
  tryAgain: 'Try again',
  close: 'Close',
  details: { activity: 'Activity' },
};
