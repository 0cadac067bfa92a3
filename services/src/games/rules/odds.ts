/** One line of the published odds: it comes up once in `oneIn` plays; without a prize `prizeId` is null. */
export interface OddsLine {
  prizeId: string | null;
  oneIn: number;
}

const tolerance = 1e-9;

/** The line that a roll in [0, 1) lands on: lines share the interval in their order, each by 1 / oneIn (N-21). */
export function outcomeOf(odds: readonly OddsLine[], roll: number): number {
  let edge = 0;
  for (const [index, line] of odds.entries()) {
    edge += 1 / line.oneIn;
    if (roll < edge) return index;
  }
  // The sum of the shares may stop a hair below 1.
  return odds.length - 1;
}

/** Why a table of odds can't be published; null when it can: shares sum to 1, lines without a prize included. */
export function oddsProblem(odds: readonly OddsLine[]): string | null {
  if (odds.length === 0) return 'there are no odds';
  if (odds.some((line) => !(line.oneIn >= 1))) return 'every line needs oneIn of at least 1';
  const sum = odds.reduce((total, line) => total + 1 / line.oneIn, 0);
  return Math.abs(sum - 1) > tolerance ? `the shares of the odds sum to ${sum}, not 1` : null;
}
