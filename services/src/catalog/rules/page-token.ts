import { type Language, languages } from '../../../../server-kit/language.ts';
import { type Reading, readings } from './search-query.ts';
import { type SortKey, sortKeys, sorts } from './sorts.ts';

/** Where a page of products ended, and what its order belongs to. */
export interface ListPlace {
  sort: SortKey;
  /** As PostgreSQL writes a snapshot: `10:20:10,14`. */
  snapshot: string;
  /** The store's day that decides which promotions run, `YYYY-MM-DD`. */
  day: string;
  /** How the first page took what was typed, and how it spelled it; null as typed. */
  reading: Reading;
  spelling: string | null;
  /** Whether what is sold out stays out (S-263). */
  hidesSoldOut: boolean;
  /** How many the first page found without filters. */
  unfiltered: number;
  available: boolean;
  /** The last product's place in the order: a number, or a name. */
  key: number | string;
  bpn: string;
  /** Whose names are in order. */
  language: Language;
}

/** A place as an opaque token. */
export function pageToken(place: ListPlace): string {
  const { sort, snapshot, day, reading, spelling, hidesSoldOut, unfiltered, available, key, bpn, language } = place;
  const parts = [sort, snapshot, day, reading, spelling, hidesSoldOut, unfiltered, available, key, bpn, language];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** The place in a token; null when it isn't one of ours, or of another sort. */
export function placeOf(token: string, sort: SortKey): ListPlace | null {
  const [of, snapshot, day, reading, spelling, hidesSoldOut, unfiltered, available, key, bpn, told] = listIn(token);
  // A token from before names had two orders is of the English one.
  const language = told === undefined ? 'en' : languages.find((each) => each === told);
  if (of !== sort || !sortKeys.includes(sort)) return null;
  if (typeof snapshot !== 'string' || !/^\d{1,18}:\d{1,18}:(\d{1,18}(,\d{1,18})*)?$/.test(snapshot)) return null;
  if (typeof day !== 'string' || !isDay(day) || !isReading(reading)) return null;
  if (spelling !== null && !isText(spelling)) return null;
  if (typeof hidesSoldOut !== 'boolean' || !isCount(unfiltered) || (unfiltered as number) < 0) return null;
  if (typeof available !== 'boolean' || typeof bpn !== 'string' || !/^\d{9}$/.test(bpn)) return null;
  const isNamed = sorts[sort].field === 'name';
  if (language === undefined || (isNamed ? !isText(key) : !isCount(key))) return null;
  const first = { sort, snapshot, day, reading, spelling, hidesSoldOut, unfiltered: unfiltered as number };
  return { ...first, available, key: key as number | string, bpn, language };
}

const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0');
const isReading = (value: unknown): value is Reading => readings.some((each) => each === value);
const isCount = (key: unknown): boolean => Number.isInteger(key) && Math.abs(key as number) <= 2_147_483_647;

function isDay(text: string): boolean {
  try {
    return /^[12]\d{3}-\d\d-\d\d$/.test(text) && Temporal.PlainDate.from(text, { overflow: 'reject' }).year > 0;
  } catch {
    return false;
  }
}

function listIn(token: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
