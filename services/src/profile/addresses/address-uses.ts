import type { Database, Transaction } from '../../platform/database/database.ts';

/** An address of a customer's. */
export interface OwnAddress {
  customerId: string;
  householdId: string;
  addressId: string;
}

/** Says whether something that hasn't happened yet will go to an address. */
type Use = (trx: Transaction, address: OwnAddress) => Promise<boolean>;

const uses = new WeakMap<Database, Use[]>();

/** Keeps an address from being deleted while `use` says that it's needed. Called by services that build on profiles. */
export function keepWhileUsed(db: Database, use: Use): void {
  uses.set(db, [...(uses.get(db) ?? []), use]);
}

/** Is an address still needed? @param db that the services were started on */
export async function isAddressUsed(db: Database, trx: Transaction, address: OwnAddress): Promise<boolean> {
  for (const use of uses.get(db) ?? []) if (await use(trx, address)) return true;
  return false;
}
