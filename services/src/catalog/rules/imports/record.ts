import { type Fields, type Kind } from './fields.ts';
import { type InventoryDraft, inventoryDraft } from './inventory-draft.ts';
import { type PriceDraft, priceDraft } from './price-draft.ts';
import { type ProductDraft, productDraft, type ProductSurroundings } from './product-draft.ts';
import { type StoreDraft, storeDraft } from './store-draft.ts';

export type Draft = ProductDraft | PriceDraft | InventoryDraft | StoreDraft;

/** What a record holds, or why it holds nothing, in words. */
export function draftsIn(fields: Fields, kinds: readonly Kind[], around: ProductSurroundings): Draft[] | string {
  const drafts: Draft[] = [];
  for (const kind of kinds) {
    const draft = draftOf(kind, fields, around);
    if (typeof draft === 'string') return draft;
    drafts.push(draft);
  }
  return drafts;
}

function draftOf(kind: Kind, fields: Fields, around: ProductSurroundings): Draft | string {
  switch (kind) {
    case 'product':
      return productDraft(fields, around);
    case 'price':
      return priceDraft(fields);
    case 'inventory':
      return inventoryDraft(fields);
    case 'store':
      return storeDraft(fields);
  }
}
