import type { Language } from '../../../../../server-kit/language.ts';
import type { PageDocument } from '../../contract/content.ts';
import { accessibility } from './accessibility.ts';
import { contact } from './contact.ts';
import { accessibility as accessibilityInSpanish } from './es/accessibility.ts';
import { contact as contactInSpanish } from './es/contact.ts';
import { help } from './help/en.ts';
import { help as helpInSpanish } from './help/es.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/**
 * The pages the footer links to, in each language. A retailer replaces them, for all banners or for one. What a member
 * agrees to binds in English, so it is there in English only.
 */
export const pages: Readonly<Record<Language, readonly PageDocument[]>> = {
  en: [help, contact, privacy, terms, accessibility],
  es: [helpInSpanish, contactInSpanish, accessibilityInSpanish],
};
