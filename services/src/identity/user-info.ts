import type { Static } from 'typebox';
import { iso } from '../platform/clock.ts';
import { zipCodes } from '../platform/zip-codes.ts';
import type { UserInfo } from './contract.ts';
import { customerOf, storeOf, type Store } from './directory.ts';
import type { Keys } from './keys.ts';
import { nearestStore } from './rules/nearest-store.ts';
import type { IdentityDatabase, SessionRow } from './tables.ts';
import { issueToken, tokenEnd } from './tokens.ts';

/**
 * Everything about a session in one body (N-4, G-46, S-62). The program store is the shopper's own, or on another
 * banner's host that banner's nearest to the shopper's home.
 */
export async function userInfoOf(
  db: IdentityDatabase,
  keys: Keys,
  session: SessionRow,
  banner: string,
): Promise<Static<typeof UserInfo>> {
  const row = await db
    .selectFrom('identity.customer')
    .innerJoin('identity.household', 'identity.household.household_id', 'identity.customer.household_id')
    .selectAll('identity.customer')
    .select('identity.household.club_card')
    .where('identity.customer.customer_id', '=', session.customer_id)
    .executeTakeFirstOrThrow();
  const customer = customerOf(row);
  const { program, shop } = await storesFor(db, customer, banner);
  const { customerId, householdId, uuid, gid, userType, customerType, firstName, lastName, zip } = customer;
  const who = { customerId, householdId, uuid, gid, userType, customerType, firstName, lastName, zip };
  const token = await issueToken(keys, {
    ...who,
    loyaltyNumber: row.club_card,
    banner: program.banner,
    storeId: program.storeId,
    sessionId: session.session_id,
    tokenId: session.token_id,
    amr: session.amr,
    issuedAt: session.token_issued_at,
    authenticatedAt: session.auth_time,
  });
  return {
    token,
    expireTime: tokenEnd(session.token_issued_at) * 1000,
    ...who,
    email: customer.email,
    siteType: customer.siteType,
    banner: program.banner,
    displayBanner: program.displayBanner,
    storeId: program.storeId,
    storeName: program.name,
    storeTimeZone: program.timeZone,
    division: program.division,
    shopStoreId: shop.storeId,
    shopZip: customer.shopZip,
    preference: customer.preference,
    clubCard: row.club_card,
    pickupAddress: customer.pickupAddress,
    branchId: shop.branchId,
    unattendedDelivery: customer.unattendedDelivery,
    authenticatedAt: iso(session.auth_time),
  };
}

async function storesFor(
  db: IdentityDatabase,
  customer: { storeId: string; shopStoreId: string; zip: string },
  banner: string,
): Promise<{ program: Store; shop: Store }> {
  const rows = await db
    .selectFrom('identity.store')
    .selectAll()
    .where((where) =>
      where.or([where('store_id', 'in', [customer.storeId, customer.shopStoreId]), where('banner', '=', banner)]),
    )
    .orderBy('store_id')
    .execute();
  const stores = rows.map(storeOf);
  const own = stores.find((store) => store.storeId === customer.storeId);
  const shop = stores.find((store) => store.storeId === customer.shopStoreId) ?? own;
  const program = own?.banner === banner ? own : ((await nearestOf(stores, banner, customer.zip)) ?? own);
  if (!program || !shop) throw new Error('The shopper has no store.');
  return { program, shop };
}

async function nearestOf(stores: readonly Store[], banner: string, homeZip: string): Promise<Store | undefined> {
  const ofBanner = stores.filter((store) => store.banner === banner);
  return ofBanner.length < 2 ? ofBanner[0] : nearestStore(ofBanner, homeZip, (await zipCodes()).position);
}
