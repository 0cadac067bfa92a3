import { sql } from 'kysely';
import { lastDay, none, type Offers, roomForTerms, termKey, type Terms } from '../../rules/columns/offer-columns.ts';
import type { CatalogDb } from '../tables.ts';

/** Offers as bytes: a row for each, and a row for each price that needs more than its cents. */
export interface PackedOffers {
  offers: Buffer | null;
  terms: Buffer | null;
}
const offerBytes = 10;
const termBytes = 18;

/** Columns of an `offer` and its number as {@link offersIn} reads them. */
export const packedOffer = `int4send(number) || int4send(coalesce(all_cents, -1)) || int2send(coalesce(stock, 0::int2))`;

const until = (column: string): string => `case when ${column} is null then 0
  else least(greatest(${column}, date '1970-01-02'), date '1970-01-01' + ${lastDay}) - date '1970-01-01' end`;
const ofChannels = ['delivery', 'pickup', 'in_store', 'shipping'];
const columns = ['all', ...ofChannels];
const values = columns
  .map((of, at) => `(${at}, ${of}_cents, ${until(`${of}_deal_until`)}, coalesce(${of}_regular_cents, -1))`)
  .join(', ');

/** Selects the terms of what a table of offers has. */
export const packedTerms = (table: string, more = ''): string => `
  select int4send(number) || int2send(place::int2) || int4send(cents) || int4send(until) || int4send(regular) as packed${more}
  from (select * from ${table}
    where all_cents >= ${none} or num_nonnulls(all_deal_until, all_regular_cents, ${ofChannels.map((of) => `${of}_cents`).join(', ')}) > 0
  ) as offer, lateral (values ${values}) as term (place, cents, until, regular)
  where cents is not null and (place > 0 or until > 0 or regular >= 0 or cents >= ${none})`;

const allOf = sql.raw(`select pg_current_snapshot()::text as snapshot,
  (select string_agg(${packedOffer}, '') from held) as offers,
  (select string_agg(packed, '') from (${packedTerms('held')}) as term) as terms`);

/** All that a store offers, and the snapshot that this is of. */
export type ReadOffers = (db: CatalogDb, storeId: string) => Promise<PackedOffers & { snapshot: string }>;

/** Reads a store in one statement. */
export const offersAt: ReadOffers = async (db, storeId) => {
  const { rows } = await sql<PackedOffers & { snapshot: string }>`
    with held as materialized (select * from catalog.search_offer where store_id = ${storeId} order by number) ${allOf}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('The offers of a store are always one row.');
  return row;
};

/** Offers side by side, without those of unknown products. */
export function offersIn(packed: PackedOffers, ordinalOf: (number: number) => number | undefined): Offers {
  const { offers, terms } = { offers: packed.offers ?? noBytes, terms: packed.terms ?? noBytes };
  const room = offers.length / offerBytes;
  const made = { ordinals: new Int32Array(room), stock: new Uint8Array(room), cents: new Int32Array(room) };
  let count = 0;
  for (let at = 0; at < offers.length; at += offerBytes) {
    const ordinal = ordinalOf(offers.readInt32BE(at));
    if (ordinal === undefined) continue;
    made.ordinals[count] = ordinal;
    made.cents[count] = offers.readInt32BE(at + 4);
    made.stock[count++] = offers.readInt16BE(at + 8);
  }
  return { ...made, ordinals: made.ordinals.subarray(0, count), terms: termsIn(terms, ordinalOf) };
}

const noBytes = Buffer.alloc(0);

function termsIn(bytes: Buffer, ordinalOf: (number: number) => number | undefined): Terms {
  const made = roomForTerms(bytes.length / termBytes);
  let count = 0;
  for (let at = 0; at < bytes.length; at += termBytes) {
    const ordinal = ordinalOf(bytes.readInt32BE(at));
    if (ordinal === undefined) continue;
    made.key[count] = termKey(ordinal, bytes.readInt16BE(at + 4));
    made.cents[count] = bytes.readInt32BE(at + 6);
    made.until[count] = bytes.readInt32BE(at + 10);
    made.regular[count++] = bytes.readInt32BE(at + 14);
  }
  return {
    key: made.key.slice(0, count),
    cents: made.cents.slice(0, count),
    until: made.until.slice(0, count),
    regular: made.regular.slice(0, count),
  };
}
