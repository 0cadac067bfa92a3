import { cookieNames } from './cookies.ts';
import { keepCookie } from './keep-cookie.ts';

/** IANA zone of this browser. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Tells the server the browser's zone, so that its pages say when things happened by the shopper's clock (N-78). */
export const tellTimeZone = (timeZone: string = browserTimeZone()): void => keepCookie(cookieNames.timeZone, timeZone);
