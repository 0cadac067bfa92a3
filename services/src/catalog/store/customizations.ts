import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { referenceData } from '../../platform/reference-data/reference-data.ts';
import { catalogDb } from './tables.ts';

export interface CustomizationOption {
  upcId: string;
  name: string;
  priceDeltaCents: number;
  isDefault: boolean;
  /** What its picture is drawn from: `bread-sourdough`; null without one. */
  art: string | null;
}
export interface CustomizationGroup<Option = CustomizationOption> {
  groupId: string;
  name: string;
  minimum: number;
  maximum: number;
  options: readonly Option[];
}
/** An option as a store has it. */
export interface OfferedOption extends CustomizationOption {
  /** Is the store out of it today? */
  isOut: boolean;
}
export type OfferedGroup = CustomizationGroup<OfferedOption>;

const groups = referenceData({
  name: 'customization groups',
  tables: ['catalog.customization_group', 'catalog.customization_option'],
  load: async (database): Promise<ReadonlyMap<string, CustomizationGroup>> => {
    const db = catalogDb(database);
    const rows = await db.selectFrom('catalog.customization_group').selectAll().orderBy('group_id').execute();
    const options = await db.selectFrom('catalog.customization_option').selectAll().orderBy('position').execute();
    const optionsOf = Map.groupBy(options, (option) => option.group_id);
    return new Map(
      rows.map(({ group_id: groupId, name, minimum, maximum }) => [
        groupId,
        {
          groupId,
          name,
          minimum,
          maximum,
          options: (optionsOf.get(groupId) ?? []).map((option) => ({
            upcId: option.upc_id,
            name: option.name,
            priceDeltaCents: option.price_delta_cents,
            isDefault: option.is_default,
            art: option.art,
          })),
        },
      ]),
    );
  },
});

const outs = referenceData({
  name: 'options that stores are out of',
  tables: ['catalog.option_out'],
  load: async (database): Promise<ReadonlyMap<string, ReadonlyMap<string, string | null>>> => {
    const rows = await catalogDb(database)
      .selectFrom('catalog.option_out')
      .select(['store_id', 'upc_id', sql<string | null>`out_on::text`.as('out_on')])
      .execute();
    const ofStores = Map.groupBy(rows, ({ store_id: storeId }) => storeId);
    return new Map(
      [...ofStores].map(([storeId, own]) => [
        storeId,
        new Map(own.map(({ upc_id: upcId, out_on: on }) => [upcId, on])),
      ]),
    );
  },
});

/** Is a store out of it? @param on null: until it is back; undefined: it isn't */
const isOutOn = (on: string | null | undefined, today: string): boolean => on === null || on === today;

/** A store, and its date. */
interface StoreToday {
  storeId: string;
  today: string;
}

/** The choices for products at a store, in order, by bpn; a product without any is left out (N-57). */
export async function customizationsByBpn(
  db: Database,
  bpns: readonly string[],
  { storeId, today }: StoreToday,
): Promise<ReadonlyMap<string, OfferedGroup[]>> {
  if (bpns.length === 0) return new Map();
  const [known, out, chosen] = await Promise.all([
    groups.read(db),
    outs.read(db),
    catalogDb(db)
      .selectFrom('catalog.product_customization')
      .select(['bpn', 'group_id'])
      .where('bpn', 'in', bpns)
      .orderBy('position')
      .execute(),
  ]);
  const own = out.get(storeId);
  const offered = ({ options, ...group }: CustomizationGroup): OfferedGroup => ({
    ...group,
    options: options.map((option) => ({ ...option, isOut: isOutOn(own?.get(option.upcId), today) })),
  });
  const groupsOf = (rows: typeof chosen) =>
    rows.flatMap(({ group_id: groupId }) => {
      const group = known.get(groupId);
      return group ? [offered(group)] : [];
    });
  return new Map([...Map.groupBy(chosen, ({ bpn }) => bpn)].map(([bpn, rows]) => [bpn, groupsOf(rows)]));
}

/** The choices for a product at a store, in order (N-57). */
export const customizationsOf = async (db: Database, bpn: string, at: StoreToday): Promise<OfferedGroup[]> =>
  (await customizationsByBpn(db, [bpn], at)).get(bpn) ?? [];

/** Every option that is offered anywhere, as the store has it today. */
export async function optionsAt(
  db: Database,
  { storeId, today }: StoreToday,
): Promise<(OfferedOption & { group: string })[]> {
  const [known, out] = await Promise.all([groups.read(db), outs.read(db)]);
  const on = out.get(storeId);
  return [...known.values()].flatMap(({ name: group, options }) =>
    options.map((option) => ({ ...option, group, isOut: isOutOn(on?.get(option.upcId), today) })),
  );
}

/** A store is out of an option on a day, or has it again. @param on null if it has it */
export async function setOptionOut(
  trx: Transaction,
  { storeId, upcId, on }: { storeId: string; upcId: string; on: string | null },
): Promise<void> {
  const db = catalogDb(trx);
  const row = { store_id: storeId, upc_id: upcId };
  if (on === null)
    await db.deleteFrom('catalog.option_out').where('store_id', '=', storeId).where('upc_id', '=', upcId).execute();
  else
    await db
      .insertInto('catalog.option_out')
      .values({ ...row, out_on: on })
      .onConflict((conflict) => conflict.columns(['store_id', 'upc_id']).doUpdateSet({ out_on: on }))
      .execute();
}

/** What a store is out of from now on, by UPC: only these. */
export async function setOptionsOut(trx: Transaction, storeId: string, upcIds: readonly string[]): Promise<void> {
  const db = catalogDb(trx);
  await db.deleteFrom('catalog.option_out').where('store_id', '=', storeId).execute();
  if (upcIds.length > 0)
    await db
      .insertInto('catalog.option_out')
      .values(upcIds.map((upcId) => ({ store_id: storeId, upc_id: upcId })))
      .execute();
}
