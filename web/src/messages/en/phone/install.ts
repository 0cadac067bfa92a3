/** Texts of the storefront as an app of the phone. */
export const install = {
  title: (banner: string) => `${banner} as an app`,
  text: 'Opens from your home screen, and keeps your list and cart at hand without a connection.',
  install: 'Install the app',
  notNow: 'Not now',
  close: 'Close',
  steps: {
    title: (banner: string) => `Add ${banner} to your home screen`,
    all: [
      "Tap Share in your browser's toolbar.",
      'Choose “Add to Home Screen.”',
      'Tap Add. The app is on your home screen.',
    ],
  },
};
