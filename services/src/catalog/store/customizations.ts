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

/** The choices for a product, in order (N-57). */
export async function customizationsOf(db: Database, bpn: string): Promise<CustomizationGroup[]> {
  const [known, chosen] = await Promise.all([
    groups.read(db),
    catalogDb(db)
      .selectFrom('catalog.product_customization')
      .select('group_id')
      .where('bpn', '=', bpn)
      .orderBy('position')
      .execute(),
  ]);
  return chosen.flatMap(({ group_id: groupId }) => known.get(groupId) ?? []);
}
