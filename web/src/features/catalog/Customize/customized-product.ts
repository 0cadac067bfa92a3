import type { Customize_GroupFragment as Group } from './Customize.generated.ts';

/** A product that is made to order, and what can be chosen for it. */
export interface CustomizedProduct {
  product: { id: string; name: string; maximumQuantity: number };
  groups: readonly Group[];
}
