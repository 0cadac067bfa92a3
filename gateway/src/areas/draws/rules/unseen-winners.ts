/** Wins the shopper hasn't acknowledged; acknowledged ones never show again (G-60, G-61, I-9). */
export function unseenWinners<T extends { displayed: boolean }>(winners: readonly T[]): T[] {
  return winners.filter((winner) => !winner.displayed);
}
