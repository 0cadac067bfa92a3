import type { Database } from '../../platform/database/database.ts';
import { referenceData } from '../../platform/reference-data/reference-data.ts';
import { catalogDb } from './tables.ts';

export interface CustomizationOption {
  upcId: string;
  name: string;
  priceDeltaCents: number;
  isDefault: boolean;
}
export interface CustomizationGroup {
  groupId: string;
  name: string;
  minimum: number;
  maximum: number;
  options: readonly CustomizationOption[];
}

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
          })),
        },
      ]),
    );
  },
});

/** The choices for products, in order, by bpn; a product without any is left out (N-57). */
export async function customizationsByBpn(
  db: Database,
  bpns: readonly string[],
): Promise<ReadonlyMap<string, CustomizationGroup[]>> {
  if (bpns.length === 0) return new Map();
  const [known, chosen] = await Promise.all([
    groups.read(db),
    catalogDb(db)
      .selectFrom('catalog.product_customization')
      .select(['bpn', 'group_id'])
      .where('bpn', 'in', bpns)
      .orderBy('position')
      .execute(),
  ]);
  const groupsOf = (rows: typeof chosen) => rows.flatMap(({ group_id: groupId }) => known.get(groupId) ?? []);
  return new Map([...Map.groupBy(chosen, ({ bpn }) => bpn)].map(([bpn, rows]) => [bpn, groupsOf(rows)]));
}

/** The choices for a product, in order (N-57). */
export const customizationsOf = async (db: Database, bpn: string): Promise<CustomizationGroup[]> =>
  (await customizationsByBpn(db, [bpn])).get(bpn) ?? [];
