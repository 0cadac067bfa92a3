import { counted } from './counted.ts';
import type { InLanguages, Language } from './language.ts';

const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

const ordinals: InLanguages<(place: number) => string> = {
  en: (place) => `${counted(place)}${endings[rules.select(place)] ?? 'th'}`,
  es: (place) => `${counted(place)}.º`,
};

/** A rank: 1st, 22nd, 113th, 1,204th. */
export const ordinal = (place: number, language: Language): string => ordinals[language](place);
