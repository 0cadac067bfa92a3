/** IANA zone of this browser. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Tells the server the browser's zone, so that its pages say when things happened by the shopper's clock (N-78). */
export function tellTimeZone(timeZone: string = browserTimeZone()): void {
  document.cookie = `larder_time_zone=${timeZone}; Path=/; Max-Age=${365 * 24 * 60 * 60}; SameSite=Lax`;
}
