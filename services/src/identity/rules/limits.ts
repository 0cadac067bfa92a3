/** Minutes as a duration. */
export const minutes = (count: number): Temporal.Duration => Temporal.Duration.from({ minutes: count });

/** One-time codes (N-1). */
export const otp = {
  codeLength: 6,
  life: minutes(5),
  attempts: 5,
  resendAfter: Temporal.Duration.from({ seconds: 30 }),
} as const;

/**
 * How often a code may be sent: at most `limit` times within `window` (N-1). With five tries for each code, a stranger
 * has 25 guesses an hour at a handle and 50 a day, one chance in 20,000; an address has 100 an hour at all handles.
 */
export const sendLimits = {
  resend: { limit: 1, window: otp.resendAfter },
  handle: { limit: 5, window: minutes(60) },
  day: { limit: 10, window: minutes(24 * 60) },
  ip: { limit: 20, window: minutes(60) },
} as const;

/** How long a verified handle may become a member, and how many club card numbers may be tried. */
export const joining = {
  life: minutes(30),
  clubCards: { limit: 5, window: minutes(24 * 60) },
} as const;

/** Tokens and cookies (N-2). Instants are exact times, so days are hours. */
export const sessionLimits = {
  accessToken: minutes(30),
  refresh: Temporal.Duration.from({ hours: 30 * 24 }),
  /** Requests that ran side by side may bring the same refresh token. */
  overlap: Temporal.Duration.from({ seconds: 10 }),
  remembered: Temporal.Duration.from({ hours: 365 * 24 }),
} as const;

export const secondsOf = (duration: Temporal.Duration): number => duration.total('seconds');
