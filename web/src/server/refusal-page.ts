import { randomBytes } from 'node:crypto';
import { refusals as en } from '../messages/en/refusals.ts';
import { refusals as es } from '../messages/es/refusals.ts';
import type { Language } from '../messages/language.ts';
import { failurePage } from './failure-page.ts';
import { languageFor } from './language.ts';
import { pageHeaders } from './security.ts';

const texts = { en, es };
const known: Readonly<Record<number, keyof typeof en>> = { 429: 'tooFast', 431: 'tooMuch', 503: 'busy' };

function textsOf(status: number, language: Language) {
  const name = known[status] ?? (status < 500 ? 'unreadable' : undefined);
  return name && texts[language][name];
}

/** Of the request that is refused; each is empty when it brought none. */
interface Refused {
  cookie: string;
  acceptLanguage: string;
}

/**
 * The plain page in place of one that is not served now, in the visitor's language, and the headers that go with it.
 * @param status 429: the visitor has had enough for now. 503: the server has. 431: the browser keeps too many cookies. Any other
 * is the request's fault below 500, and ours from there
 */
export function refusalPage(
  status: number,
  https: boolean,
  refused: Refused,
): { html: string; headers: Record<string, string> } {
  const nonce = randomBytes(16).toString('base64url');
  const language = languageFor(refused);
  const html = failurePage(nonce, language, textsOf(status, language));
  return { html, headers: pageHeaders({ nonce, language, dev: false, https }) };
}
