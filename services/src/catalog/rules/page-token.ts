import { type SortKey, sortKeys } from './sorts.ts';

/** Where a page of products ended, and the snapshot that its order belongs to. */
export interface ListPlace {
  sort: SortKey;
  /** As PostgreSQL writes a snapshot: `10:20:10,14`. */
  snapshot: string;
  available: boolean;
  /** The last product's place in the order: a number, or a name. */
  key: number | string;
  bpn: string;
}

/** A place as an opaque token. */
export function pageToken({ sort, snapshot, available, key, bpn }: ListPlace): string {
  return Buffer.from(JSON.stringify([sort, snapshot, available, key, bpn])).toString('base64url');
}

/** The place in a token; null when it isn't one of ours, or of another sort. */
export function placeOf(token: string, sort: SortKey): ListPlace | null {
  const [of, snapshot, available, key, bpn] = listIn(token);
  if (of !== sort || !sortKeys.includes(sort)) return null;
  if (typeof snapshot !== 'string' || !/^\d{1,18}:\d{1,18}:(\d{1,18}(,\d{1,18})*)?$/.test(snapshot)) return null;
  if (typeof available !== 'boolean' || typeof bpn !== 'string' || !/^\d{9}$/.test(bpn)) return null;
  const isNamed = sort === 'a-z' || sort === 'z-a';
  if (isNamed ? typeof key !== 'string' || key.includes('\0') : !isCount(key)) return null;
  return { sort, snapshot, available, key: key as number | string, bpn };
}

const isCount = (key: unknown): boolean => Number.isInteger(key) && Math.abs(key as number) <= 2_147_483_647;

function listIn(token: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
