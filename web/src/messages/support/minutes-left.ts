/** The server's clock is known to about a second. */
const slack = 2;

/** Minutes of a countdown, rounded up: 15 minutes that have just begun are 15, whoever's clock is a second behind. */
export const minutesLeft = (seconds: number): number => Math.max(1, Math.ceil((seconds - slack) / 60));
