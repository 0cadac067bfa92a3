import type { WaitingPhotos } from '../store/pictures/photos.ts';
import type { Draft } from '../rules/imports/record.ts';
import type { InventoryDraft } from '../rules/imports/inventory-draft.ts';
import type { PriceDraft } from '../rules/imports/price-draft.ts';
import type { ProductDraft } from '../rules/imports/product-draft.ts';
import { inventoryRow, priceRow } from '../store/publish.ts';

type Row = Record<string, unknown>;

/** What names a thing among its kind: a second line about it is refused. @param bpn the product's number */
export function keyOf(draft: Draft, bpn: string): string {
  switch (draft.kind) {
    case 'product':
      return draft.gtin;
    case 'photo':
      return bpn;
    case 'price':
      return `${draft.storeId}|${bpn}|${draft.channel}`;
    case 'inventory':
      return `${draft.storeId}|${bpn}`;
  }
}

/** A draft in the shape of its table. @param bpn the product's number */
export function contentOf(draft: Draft, bpn: string): Row {
  switch (draft.kind) {
    case 'product':
      return productContent(draft, bpn);
    case 'photo':
      return { bpn, wanted: draft.wanted } satisfies WaitingPhotos;
    case 'price':
      return priceContent(draft, bpn);
    case 'inventory':
      return inventoryContent(draft, bpn);
  }
}

const productContent = (draft: ProductDraft, bpn: string): Row => ({
  bpn,
  gtin: draft.gtin,
  name: draft.name,
  name_es: draft.nameEs?.text ?? null,
  is_name_es_composed: draft.nameEs?.isComposed ?? false,
  brand_id: draft.brand?.brandId ?? null,
  shelf_id: draft.shelfId,
  types: draft.types,
  status: draft.status,
  description: draft.description,
  description_es: draft.descriptionEs,
  size: draft.size,
  package_quantity: (draft.packageThousandths / 1000).toFixed(3),
  package_unit: draft.packageUnit,
  size_quantity: draft.sizeQuantity,
  snap_eligible: draft.snapEligible,
  contains_alcohol: draft.containsAlcohol,
  alcohol_pct: draft.alcoholPct?.toFixed(1) ?? null,
  wine: draft.wine,
  restricted_value: draft.restrictedValue,
  prop65: draft.prop65,
  ingredients: draft.ingredients,
  allergens: draft.allergens,
  diets: draft.diets,
  nutrition: draft.nutrition,
  picture_id: draft.picture.pictureId,
  brand: draft.brand && { brand_id: draft.brand.brandId, name: draft.brand.name, palette: draft.brand.palette },
  picture: { picture_id: draft.picture.pictureId, data: draft.picture.data },
});

const priceContent = (draft: PriceDraft, bpn: string): Row => priceRow({ ...draft, bpn });

const inventoryContent = (draft: InventoryDraft, bpn: string): Row => inventoryRow({ ...draft, bpn });
