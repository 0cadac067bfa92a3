/** Texts of the frame: header, navigation, errors, session. Those of the specification are verbatim. */
export const frame = {
  pageTitle: (title: string, banner: string) => `${title} | ${banner}`,
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
    schemes: { system: 'System', light: 'Light', dark: 'Dark' },
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
