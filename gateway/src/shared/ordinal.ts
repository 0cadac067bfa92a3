import { counted } from './counted.ts';

const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A rank in American English: 1st, 22nd, 113th, 1,204th. */
export const ordinal = (place: number): string => `${counted(place)}${endings[rules.select(place)] ?? 'th'}`;
