import { onFirstUse } from '../../support/formats.ts';

const relative = onFirstUse(() => new Intl.RelativeTimeFormat('en', { numeric: 'always' }));

/** Texts of what a page says of itself when it must. */
export const noticesTexts = {
  /** A page that couldn't be brought up to date. */
  stale: {
    title: "We couldn't refresh this page",
    age: (minutes: number) =>
      minutes < 1
        ? 'Updated less than a minute ago.'
        : `Updated ${minutes < 60 ? relative.format(-minutes, 'minute') : relative.format(-Math.floor(minutes / 60), 'hour')}.`,
    again: 'Try again',
    refreshed: 'Page updated',
  },
  /** A page that is pulled down. */
  pull: {
    refreshing: 'Refreshing',
    offline: "You're offline. Pull down again once you're back online.",
  },
  /** No way to the server for a page that was asked for. */
  waiting: {
    offline: "You're offline. We'll open the page as soon as you're back online.",
    unreachable: "We can't reach our site right now. Check your connection and try again.",
  },
  /** A session that has ended (S-38). */
  sessionTimeout: {
    title: 'Your session has timed out',
    text: 'Sign in to pick up where you left off. Your Game points are saved.',
    signIn: 'Sign in',
    without: 'Continue without signing in',
  },
};
