import { type Fields, type Kind } from './fields.ts';
import { type InventoryDraft, inventoryDraft } from './inventory-draft.ts';
import { type PhotoDraft, photoDraft } from './photo-draft.ts';
import { type PriceDraft, priceDraft } from './price-draft.ts';
import { type ProductDraft, productDraft, type ProductSurroundings } from './product-draft.ts';

export type Draft = ProductDraft | PhotoDraft | PriceDraft | InventoryDraft;

/** What a record holds, or why it holds nothing, in words. */
export function draftsIn(fields: Fields, kinds: readonly Kind[], around: ProductSurroundings): Draft[] | string {
  const drafts: Draft[] = [];
  for (const kind of kinds) {
    const draft = draftOf(kind, fields, around);
    if (typeof draft === 'string') return draft;
    if (draft !== null) drafts.push(draft);
  }
  return drafts.length < kinds.length && drafts.length === 0 ? 'has no imageUrl' : drafts;
}

function draftOf(kind: Kind, fields: Fields, around: ProductSurroundings): Draft | string | null {
  switch (kind) {
    case 'product':
      return productDraft(fields, around);
    case 'photo':
      return photoDraft(fields);
    case 'price':
      return priceDraft(fields);
    case 'inventory':
      return inventoryDraft(fields);
  }
}
