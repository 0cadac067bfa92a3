import type { PageDocument } from '../../contract/content.ts';
import { accessibility } from './accessibility.ts';
import { contact } from './contact.ts';
import { help } from './help.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** The pages the footer links to. A retailer replaces them, for all banners or for one. */
export const pages: readonly PageDocument[] = [help, contact, privacy, terms, accessibility];
