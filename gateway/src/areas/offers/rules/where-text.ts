import { texts } from '../texts/index.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const named = inLanguages<ReadonlyMap<string, string>>((language) => new Map(Object.entries(texts[language].channels)));

/** Which ways of shopping an offer is good for, in words: Pickup, Delivery, In-Store. @param channels null: every one */
export const whereText = (channels: readonly string[] | null, language: Language): string =>
  (channels ?? [...named[language].keys()]).flatMap((channel) => named[language].get(channel) ?? []).join(', ');
