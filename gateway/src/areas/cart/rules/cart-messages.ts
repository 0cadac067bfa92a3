import { counted } from '../../../shared/counted.ts';
import { priceTag } from '../../../shared/dollars.ts';
import { texts } from '../texts/index.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].messages);

/** What a service says has changed without the shopper. */
export interface CartNews {
  code: 'MOVED' | 'LINE_UNAVAILABLE' | 'LINE_AVAILABLE' | 'PRICE_CHANGED' | 'MERGED' | 'MERGE_CAPPED' | 'MERGE_SHORT';
  facts: Readonly<Record<string, string | number>>;
}

type Reason = 'NOT_CARRIED' | 'OUT_OF_STOCK' | 'WRONG_CHANNEL' | 'INACTIVE';

/** What has changed since it was last read, in words (S-37). */
export function messageText({ code, facts }: CartNews, language: Language): string {
  const name = String(facts['name'] ?? texts[language].done.anItem);
  const number = (fact: string) => Number(facts[fact] ?? 0);
  switch (code) {
    case 'MOVED':
      return words[language].moved;
    case 'MERGED':
      return words[language].merged;
    case 'MERGE_CAPPED':
      return words[language].mergeCapped(name, counted(number('quantity')));
    case 'MERGE_SHORT':
      return words[language].mergeShort(name, number('quantity'));
    case 'LINE_AVAILABLE':
      return words[language].available(name);
    case 'PRICE_CHANGED':
      return words[language].priceChanged(name, priceTag(number('fromCents')), priceTag(number('toCents')));
    case 'LINE_UNAVAILABLE':
      return (words[language][facts['reasonCode'] as Reason] ?? words[language].OUT_OF_STOCK)(name);
  }
}
