/** A rise that a shopper has to accept with a tap, in percent (N-65). */
export const acceptedRisePercent = 10;

/** Has a price risen too much to be charged without asking? @param cents now @param acceptedCents what the shopper last accepted */
export const needsAcceptance = (cents: number, acceptedCents: number): boolean =>
  cents * 100 > acceptedCents * (100 + acceptedRisePercent);

/** How much a price changed since it was accepted, in whole percent; below zero if it fell. */
export const changePercent = (cents: number, acceptedCents: number): number =>
  Math.round(((cents - acceptedCents) * 100) / acceptedCents);
