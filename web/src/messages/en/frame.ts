import { plural } from '../plural.ts';

const notices = plural('en', { one: 'unread notice', other: 'unread notices' });

/** Texts of the frame: header, navigation, errors, session. Those of the specification are verbatim. */
export const frame = {
  pageTitle: (title: string, banner: string) => `${title} | ${banner}`,
  description: (banner: string) => `Play & Earn at ${banner}: earn points by shopping, play games, win prizes.`,
  skipToContent: 'Skip to main content',
  homeOf: (banner: string) => `${banner} home`,
  breadcrumb: 'Breadcrumb',
  back: 'Back',
  menu: 'Menu',
  closeMenu: 'Close menu',
  yourStore: 'Your store',
  navigation: (forUTitle: string) => forUTitle,
  account: {
    signIn: 'Sign in',
    member: 'For U member',
    menu: 'Account',
    signOut: 'Sign out',
    signOutEverywhere: 'Sign out everywhere',
    signingOut: 'Signing out',
    failed: 'You are still signed in. Please try again.',
    scheme: 'Appearance',
    pages: {
      settings: 'Account Settings',
      addresses: 'Delivery address',
      communication: 'Communication preferences',
    },
    schemes: { system: 'System', light: 'Light', dark: 'Dark' },
  },
  inbox: {
    title: 'Inbox',
    titleWithCount: (count: number) => `Inbox, ${count} new`,
    unread: (count: number) => `${count} ${notices(count)}`,
  },
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. It may have moved, or the link may be incomplete.',
    wayOn: (forUTitle: string) => `Go to ${forUTitle}`,
  },
  unavailable: {
    title: 'This page could not be shown',
    text: 'Apologies, our site is currently experiencing technical difficulties, please try again later.',
    again: 'Try again',
  },
  signedOut: {
    title: 'Sign in to see this page',
    text: 'Your session has timed out. Your Game points are saved.',
    signIn: 'Sign in',
  },
  sessionTimeout: {
    title: 'Your session has timed out',
    text: 'Sign in to go on where you were. Your Game points are saved.',
    signIn: 'Sign in',
    without: 'Continue without signing in',
  },
};
