import { isAt, type Screen } from './paths.ts';

/**
 * Did the browser load its document for this screen? What a page may use of the device is in the headers of its document, and
 * doesn't change with the screens that are opened in it. True on the server, and where the browser doesn't say.
 */
export function isDocumentOf(screen: Screen): boolean {
  if (typeof document === 'undefined') return true;
  const [arrival] = performance.getEntriesByType?.('navigation') ?? [];
  return !arrival || isAt(new URL(arrival.name).pathname, screen);
}
