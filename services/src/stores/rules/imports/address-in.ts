import { createHash } from 'node:crypto';
import { unshouted } from '../../../platform/imports/unshouted.ts';
import { timeZoneAt } from '../../../platform/zip/time-zone.ts';
import type { Store } from '../store.ts';
import type { Given } from './fields.ts';

/** A banner that stores can belong to. */
export interface KnownBanner {
  /** As in host names. */
  key: string;
  name: string;
  division: string;
}

const longest = { name: 100, address: 200, address2: 100, city: 100, displayBanner: 64, division: 32, branchId: 64 };

/**
 * The store in a record, or why it isn't one, in words. Without a storeId, one is made from its name and address; without a
 * division, it is its banner's.
 */
export function storeIn(given: Given, banners: readonly KnownBanner[]): Store | string {
  const text = (field: keyof Given) => given[field] ?? '';
  const tooLong = (Object.keys(longest) as (keyof typeof longest)[]).find((key) => text(key).length > longest[key]);
  if (tooLong) return `${tooLong} is longer than ${longest[tooLong]} characters`;
  const missing = (['name', 'address', 'city'] as const).find((key) => !/[\p{L}\d]/u.test(text(key)));
  if (missing) return `has no ${missing}`;
  const state = text('state').toUpperCase();
  const zip = /^\d{3,5}$/.test(text('zip')) ? text('zip').padStart(5, '0') : text('zip').slice(0, 5);
  if (!/^(\d{3,5}|\d{5}-?\d{4})$/.test(text('zip'))) return `zip "${text('zip')}" isn't a ZIP code`;
  const usual = timeZoneAt(state, zip);
  if (usual === null) return `state "${text('state')}" isn't a state`;
  const timeZone = text('timeZone') || usual;
  if (!isTimeZone(timeZone)) return `timeZone "${timeZone}" is unknown`;
  const banner = bannerIn(text('banner'), banners);
  if (typeof banner === 'string') return banner;
  const storeId = storeIdIn(given);
  if (!/^[A-Za-z0-9_-]{1,32}$/.test(storeId)) return `storeId "${storeId}" isn't a store's number`;
  return {
    storeId,
    name: unshouted(text('name')),
    banner: banner.key,
    displayBanner: text('displayBanner') || banner.name,
    division: text('division') || banner.division,
    timeZone,
    branchId: text('branchId') || null,
    address: unshouted([text('address'), text('address2')].filter((line) => line !== '').join(', ')),
    city: unshouted(text('city')),
    state,
    zip,
  };
}

const plainName = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/** The banner that a record names by its key or its name, or which ones there are, in words. */
export function bannerIn(said: string, banners: readonly KnownBanner[]): KnownBanner | string {
  const found = banners.find(({ key, name }) => said !== '' && [key, name].map(plainName).includes(plainName(said)));
  if (found) return found;
  const list = banners.map(({ key }) => key).join(', ');
  return said === '' ? `has no banner; it can be ${list}` : `banner "${said}" is unknown; it can be ${list}`;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && name.includes('/');
  } catch {
    return false;
  }
}

/** A store's number: the record's own, or one that is the same in every file and on every day. */
export function storeIdIn({
  storeId = '',
  name = '',
  address = '',
  address2 = '',
  zip = '',
  state = '',
}: Given): string {
  if (storeId !== '') return storeId;
  const text = [name, address, address2, zip].map((each) => each.toLowerCase().replaceAll(/[^a-z0-9]/g, '')).join('|');
  return `${state.toLowerCase()}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
}
