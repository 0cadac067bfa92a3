import type { Plugin } from 'vite';
import { isBrowserBuild } from './one-language.ts';

const printer = /graphql[\\/]language[\\/]printer\.m?js$/;

const key = 'export const print = (node) => node.id ?? JSON.stringify(node);';

/**
 * The browser sends operations by their ids. Apollo Client prints a document only to tell it from others that are on
 * their way, and the id tells as much: GraphQL's printer stays out of the browser's build.
 */
export const withoutPrinter = (): Plugin => ({
  name: 'larder:without-printer',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: isBrowserBuild,
  load: (id) => (printer.test(id) ? `${key}\nexport { print as printForError };` : undefined),
});
