import type { Language } from '../../../../shared/language.ts';
import { spanishAisles } from '../../texts/places/spanish-aisles.ts';
import { spanishShelves } from '../../texts/places/spanish-shelves.ts';

/**
 * The name of an aisle or a shelf in the shopper's language.
 * @param own what the service calls it: what stays for one that a retailer has added
 */
export function placeName(id: string, own: string, language: Language): string {
  if (language === 'en') return own;
  const names = Object.hasOwn(spanishAisles, id) ? spanishAisles : spanishShelves;
  return Object.hasOwn(names, id) ? names[id]! : own;
}
