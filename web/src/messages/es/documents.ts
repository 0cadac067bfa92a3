import type { documentTexts as english } from '../en/documents.ts';

/** Texts of the pages that the footer leads to: help, terms, and the like. */
export const documentTexts: typeof english = {
  version: (version, since) => `Versión ${version}, vigente desde el ${since}`,
  contents: 'En esta página',
  print: 'Imprimir',
};
