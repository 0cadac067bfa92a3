import { cookieNames } from './cookies.ts';
import { keepCookie } from './keep-cookie.ts';

/** IANA zone of this browser. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Tells the server the browser's time zone, so that pages show past dates in it (N-78). */
export const tellTimeZone = (timeZone: string = browserTimeZone()): void => keepCookie(cookieNames.timeZone, timeZone);
