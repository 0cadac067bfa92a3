/** Texts of the pages that the footer leads to: help, terms, and the like. */
export const documentTexts = {
  version: (version: string, since: string) => `Version ${version}, in effect since ${since}`,
  contents: 'On this page',
  print: 'Print',
};
