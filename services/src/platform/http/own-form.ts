import type { IncomingHttpHeaders } from 'node:http';
import { ServiceError } from './errors.ts';

/**
 * Did a page of ours send this form? A browser says where it comes from, and no page can forge that: `Sec-Fetch-Site`, or
 * `Origin` where the address isn't trustworthy enough for the former.
 */
export function isOwnForm(headers: Pick<IncomingHttpHeaders, 'host' | 'origin' | 'sec-fetch-site'>): boolean {
  const { host, origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin';
  return host !== undefined && origin !== undefined && URL.parse(origin)?.host === host.toLowerCase();
}

/** Refuses a form that another site has a browser send. */
export const notOwnForm = () => new ServiceError(403, 'FOREIGN_FORM', 'Open the page here, and send its form again.');
