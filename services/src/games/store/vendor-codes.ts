import { createCipheriv, createDecipheriv } from 'node:crypto';
import { sql } from 'kysely';
import type { Random } from '../../platform/random.ts';
import type { GamesDb } from './tables.ts';
import { secretOf } from '../../platform/secrets.ts';

const cipher = 'aes-256-gcm';
const keyName = 'vendor-codes';

/** Adds another company's codes to a prize's pool, encrypted; each will be used once. */
export async function addVendorCodes(
  db: GamesDb,
  random: Random,
  prizeId: string,
  codes: readonly string[],
): Promise<void> {
  const key = await secretOf(db, random, keyName);
  await db
    .insertInto('games.vendor_code')
    .values(
      codes.map((code) => ({
        code_id: random.uuid(),
        prize_id: prizeId,
        sealed_code: seal(key, random.bytes(12), code),
        redemption_id: null,
      })),
    )
    .execute();
}

/** Takes a code out of the pool for a single redemption; false when the pool is empty (T-46). */
export async function claimCode(db: GamesDb, prizeId: string, redemptionId: string): Promise<boolean> {
  const { rows } = await sql`
    update games.vendor_code set redemption_id = ${redemptionId}
    where code_id = (
      select code_id from games.vendor_code
      where prize_id = ${prizeId} and redemption_id is null
      order by code_id limit 1 for update skip locked
    ) returning code_id`.execute(db);
  return rows.length === 1;
}

/** The codes delivered by some redemptions. */
export async function codesOf(
  db: GamesDb,
  random: Random,
  redemptionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (redemptionIds.length === 0) return new Map();
  const key = await secretOf(db, random, keyName);
  const rows = await db
    .selectFrom('games.vendor_code')
    .select(['redemption_id', 'sealed_code'])
    .where('redemption_id', 'in', redemptionIds)
    .execute();
  return new Map(rows.map((row) => [row.redemption_id ?? '', open(key, row.sealed_code)]));
}

/** How many codes each pool has left, and how many it has issued. */
export async function codePools(
  db: GamesDb,
  prizeIds: readonly string[],
): Promise<ReadonlyMap<string, { left: number; given: number }>> {
  if (prizeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('games.vendor_code')
    .select([
      'prize_id',
      sql<number>`(count(*) filter (where redemption_id is null))::int`.as('left'),
      sql<number>`count(redemption_id)::int`.as('given'),
    ])
    .where('prize_id', 'in', prizeIds)
    .groupBy('prize_id')
    .execute();
  return new Map(rows.map(({ prize_id: id, left, given }) => [id, { left, given }]));
}

function seal(key: Buffer, nonce: Buffer, text: string): string {
  const sealing = createCipheriv(cipher, key, nonce);
  const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64');
}

function open(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, 12));
  opening.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString('utf8');
}
