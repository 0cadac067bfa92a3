/** Texts of the account's panel, which loads when it opens. */
export const accountPanel = {
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out everywhere',
  signingOut: 'Signing out',
  failed: "You're still signed in. Please try again.",
  scheme: 'Appearance',
  /** The phone buzzes when something is added, clipped, or won. */
  haptics: 'Vibrate on add, clip, and win',
  schemes: { system: 'System', light: 'Light', dark: 'Dark' },
};
