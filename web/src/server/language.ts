import { type Language, languageOf, negotiateLanguage } from '../messages/language.ts';
import { cookieNames } from '../storage/cookies.ts';
import { cookie } from './cookies.ts';

interface Asked {
  /** `Cookie` header, empty when there was none. */
  cookie: string;
  /** `Accept-Language` header, empty when there was none. */
  acceptLanguage: string;
}

/** The language of a visitor's pages: the one chosen at the foot of a page or in a menu, else the browser's first that we speak, else English. */
export const languageFor = ({ cookie: cookies, acceptLanguage }: Asked): Language =>
  languageOf(cookie(cookies, cookieNames.language)) ?? negotiateLanguage(acceptLanguage);
