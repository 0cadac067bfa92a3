import type { Language } from '../../../../shared/language.ts';
import { spanishOptions } from '../../texts/options.ts';

/** A choice of a made-to-order item, or a group of them, in the shopper's language; one that a retailer has added keeps its name (S-180). */
export const optionName = (name: string, language: Language): string =>
  language === 'es' ? (spanishOptions.get(name) ?? name) : name;
