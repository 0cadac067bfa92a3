/** Texts of a game that is over, and of prizes that wait. */
export const gameOver = {
  yourPrizes: 'Your prizes',
  thanks: (ended: string, name: string) => `${ended}. Thanks for playing, ${name}.`,
  waiting: (count: number) => `${count} of your prizes ${count === 1 ? 'is' : 'are'} still waiting.`,
  plays: 'Plays',
  redeemBy: (date: string) => `Redeem by ${date}`,
  redeemed: 'Redeemed',
  redeemedOn: (date: string) => `Redeemed on ${date}`,
  expired: 'Expired',
  revoked: 'Revoked',
  noPrizes: "You didn't win any prizes in this game.",
  pointsEnded: (ended: string) => `${ended} expired with the game.`,
  othersStay: "Points from other games and your grocery rewards aren't affected.",
  playNext: 'Play next',
  pointsToGo: (missing: string) => `${missing} to go`,
};
