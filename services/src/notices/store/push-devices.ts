import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PushKind } from '../rules/push-kinds.ts';
import { noticesDb, type NoticeTables } from './tables.ts';

export type PushDeviceRow = Selectable<NoticeTables['games.push_device']>;

/** Browsers of a household at most: the ones that were set longest ago make way. */
export const mostDevices = 20;

/** Adds a browser, or changes what it is told and whose it is. @returns its id, the same for the same endpoint */
export async function keepDevice(db: Database, device: PushDeviceRow): Promise<string> {
  const { device_id: _, ...now } = device;
  const { device_id: id } = await noticesDb(db)
    .insertInto('games.push_device')
    .values(device)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(now))
    .returning('device_id')
    .executeTakeFirstOrThrow();
  await noticesDb(db)
    .deleteFrom('games.push_device')
    .where('device_id', 'in', (query) =>
      query
        .selectFrom('games.push_device')
        .select('device_id')
        .where('household_id', '=', device.household_id)
        .where('device_id', '<>', id)
        .orderBy('changed_at', 'desc')
        .offset(mostDevices - 1),
    )
    .execute();
  return id;
}

/** A household's browsers, the newest first. */
export const devicesOf = (db: Database, householdId: string): Promise<PushDeviceRow[]> =>
  noticesDb(db)
    .selectFrom('games.push_device')
    .selectAll()
    .where('household_id', '=', householdId)
    .orderBy('changed_at', 'desc')
    .orderBy('device_id')
    .execute();

/** Those of them that are told of such things. */
export async function devicesFor(db: Database, householdId: string, kind: PushKind): Promise<string[]> {
  const rows = await noticesDb(db)
    .selectFrom('games.push_device')
    .select('device_id')
    .where('household_id', '=', householdId)
    .where(sql<boolean>`${kind} = any(kinds)`)
    .execute();
  return rows.map(({ device_id: id }) => id);
}

export const deviceById = (db: Database, deviceId: string): Promise<PushDeviceRow | undefined> =>
  noticesDb(db).selectFrom('games.push_device').selectAll().where('device_id', '=', deviceId).executeTakeFirst();

/** Forgets a browser; a household's own, if one is named. */
export async function forgetDevice(db: Database, deviceId: string, householdId?: string): Promise<void> {
  let query = noticesDb(db).deleteFrom('games.push_device').where('device_id', '=', deviceId);
  if (householdId !== undefined) query = query.where('household_id', '=', householdId);
  await query.execute();
}

/** The browsers that a shopper has switched it on in. */
export const devicesOfCustomer = (db: Database, customerId: string): Promise<PushDeviceRow[]> =>
  noticesDb(db).selectFrom('games.push_device').selectAll().where('customer_id', '=', customerId).execute();
