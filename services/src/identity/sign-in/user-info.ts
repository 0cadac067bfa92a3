import type { Static } from 'typebox';
import { iso } from '../../platform/clock.ts';
import { shopperStores } from '../../stores/index.ts';
import type { UserInfo } from '../contract/identity.ts';
import { type AccountRow, customerOf } from '../store/customers.ts';
import type { Keys } from './keys.ts';
import type { TokenSession } from '../store/sessions.ts';
import type { IdentityDatabase } from '../store/tables.ts';
import { issueToken, tokenEnd } from './tokens.ts';

/**
 * Everything about a session in one body (N-4, G-46, S-62). The program store is the shopper's own, or on another
 * banner's host that banner's nearest to the shopper's home; the shop is the one the shopper chose there.
 */
export async function userInfoOf(
  db: IdentityDatabase,
  keys: Keys,
  session: TokenSession,
  row: AccountRow,
  banner: string,
): Promise<Static<typeof UserInfo>> {
  const customer = customerOf(row);
  const { program, shop } = await shopperStores(db, { ...customer, chosenStoreId: row.chosen_store_id }, banner);
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
    shopZip: row.chosen_zip_code ?? customer.shopZip,
    preference: row.chosen_preference ?? customer.preference,
    shopIsChosen: row.chosen_store_id !== null,
    clubCard: row.club_card,
    pickupAddress: customer.pickupAddress,
    branchId: shop.branchId,
    unattendedDelivery: customer.unattendedDelivery,
    authenticatedAt: iso(session.auth_time),
  };
}
