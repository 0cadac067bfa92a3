import { randomBytes } from 'node:crypto';
import { refusals } from '../messages/en/refusals.ts';
import { failurePage } from './failure-page.ts';
import { pageHeaders } from './security.ts';

/**
 * The plain page in place of one that is not served now, and the headers that go with it.
 * @param status 429: the visitor has had enough for now. 503: the server has
 */
export function refusalPage(status: 429 | 503, https: boolean): { html: string; headers: Record<string, string> } {
  const nonce = randomBytes(16).toString('base64url');
  const html = failurePage(nonce, status === 429 ? refusals.tooFast : refusals.busy);
  return { html, headers: pageHeaders({ nonce, dev: false, https }) };
}
