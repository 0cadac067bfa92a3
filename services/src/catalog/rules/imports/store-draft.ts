import { createHash } from 'node:crypto';
import { timeZoneAt } from '../../../platform/zip/time-zone.ts';
import type { Store } from '../../../stores/index.ts';
import type { Fields } from './fields.ts';
import { unshouted } from './names.ts';
import { slugOf } from '../slug.ts';

/** A store from a file. */
export interface StoreDraft {
  kind: 'store';
  store: Store;
  /** Degrees; null uses the center of the ZIP code. */
  position: { latitude: number; longitude: number } | null;
}

const longest = { name: 100, address: 200, address2: 100, city: 100, banner: 32, displayBanner: 64, division: 32 };
/** For a store that belongs to no banner of ours. */
const noBanner = { banner: 'independent', division: 'INDEPENDENT' };
/** The 50 states lie within these degrees. */
const within = { latitude: [18, 72], longitude: [-180, -66] } as const;

/** The store in a record, or why it isn't one, in words. Without a storeId, one is made from its name and address. */
export function storeDraft(fields: Fields): StoreDraft | string {
  const tooLong = (Object.keys(longest) as (keyof typeof longest)[]).find((key) => fields[key].length > longest[key]);
  if (tooLong) return `${tooLong} is longer than ${longest[tooLong]} characters`;
  const missing = (['name', 'address', 'city'] as const).find((key) => !/[\p{L}\d]/u.test(fields[key]));
  if (missing) return `has no ${missing}`;
  const state = fields.state.toUpperCase();
  const zip = /^\d{3,5}$/.test(fields.zip) ? fields.zip.padStart(5, '0') : fields.zip.slice(0, 5);
  if (!/^(\d{3,5}|\d{5}-?\d{4})$/.test(fields.zip)) return `zip "${fields.zip}" isn't a ZIP code`;
  const timeZone = fields.timeZone === '' ? timeZoneAt(state, zip) : fields.timeZone;
  if (timeZone === null) return `state "${fields.state}" isn't a state`;
  if (timeZoneAt(state, zip) === null) return `state "${fields.state}" isn't a state`;
  if (!isTimeZone(timeZone)) return `timeZone "${timeZone}" is unknown`;
  const position = positionIn(fields);
  if (typeof position === 'string') return position;
  const storeId = fields.storeId === '' ? madeId(state, fields) : fields.storeId;
  if (!/^[A-Za-z0-9_-]{1,32}$/.test(storeId)) return `storeId "${storeId}" isn't a store's number`;
  const address = [fields.address, fields.address2].filter((line) => line !== '').join(', ');
  return {
    kind: 'store',
    position,
    store: {
      storeId,
      name: unshouted(fields.name),
      banner: slugOf(fields.banner) || noBanner.banner,
      displayBanner: fields.displayBanner || fields.banner || unshouted(fields.name),
      division: fields.division || noBanner.division,
      timeZone,
      branchId: null,
      address: unshouted(address),
      city: unshouted(fields.city),
      state,
      zip,
    },
  };
}

function positionIn({ latitude, longitude }: Fields): StoreDraft['position'] | string {
  if (latitude === '' && longitude === '') return null;
  const isIn = (text: string, [low, high]: readonly [number, number]) =>
    /^-?\d{1,3}(\.\d+)?$/.test(text) && Number(text) >= low && Number(text) <= high;
  return isIn(latitude, within.latitude) && isIn(longitude, within.longitude)
    ? { latitude: Number(latitude), longitude: Number(longitude) }
    : `${latitude || '?'}, ${longitude || '?'} isn't a place in the United States`;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && name.includes('/');
  } catch {
    return false;
  }
}

/** The same store has the same number in every file and on every day. */
function madeId(state: string, { name, address, address2, zip }: Fields): string {
  const text = [name, address, address2, zip].map((each) => each.toLowerCase().replaceAll(/[^a-z0-9]/g, '')).join('|');
  return `${state.toLowerCase()}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
}
