const minutes = (count: number): Temporal.Duration => Temporal.Duration.from({ minutes: count });

/** How long a session lasts: without use, and at the longest. Instants are exact times, so days are hours. */
export const sessionLimits = {
  idle: minutes(60),
  longest: Temporal.Duration.from({ hours: 12 }),
  /** How exactly it is noted when a session was last used. */
  noted: minutes(1),
} as const;

/**
 * How often a code may be asked for. With five tries for each, a stranger has 100 guesses a day at an address, one chance
 * in 10,000; one network can't use up what the others have.
 */
export const codeLimits = {
  resend: { limit: 1, window: Temporal.Duration.from({ seconds: 30 }) },
  addressAndNetwork: { limit: 5, window: minutes(60) },
  address: { limit: 20, window: minutes(24 * 60) },
  network: { limit: 20, window: minutes(60) },
} as const;
