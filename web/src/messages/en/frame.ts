/** Texts of the frame: header, navigation, errors. */
export const frame = {
  skipToContent: 'Skip to main content',
  menu: 'Menu',
  failure: {
    title: 'This page could not be shown',
    text: 'Apologies, our site is currently experiencing technical difficulties, please try again later.',
    again: 'Try again',
  },
};
