import { randomBytes } from 'node:crypto';
import { refusals as en } from '../messages/en/refusals.ts';
import { refusals as es } from '../messages/es/refusals.ts';
import { failurePage } from './failure-page.ts';
import { languageFor } from './language.ts';
import { pageHeaders } from './security.ts';

const texts = { en, es };

/** Of the request that is refused; each is empty when it brought none. */
interface Refused {
  cookie: string;
  acceptLanguage: string;
}

/**
 * The plain page in place of one that is not served now, in the visitor's language, and the headers that go with it.
 * @param status 429: the visitor has had enough for now. 503: the server has
 */
export function refusalPage(
  status: 429 | 503,
  https: boolean,
  refused: Refused,
): { html: string; headers: Record<string, string> } {
  const nonce = randomBytes(16).toString('base64url');
  const language = languageFor(refused);
  const html = failurePage(nonce, language, texts[language][status === 429 ? 'tooFast' : 'busy']);
  return { html, headers: pageHeaders({ nonce, language, dev: false, https }) };
}
