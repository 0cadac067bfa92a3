import { centsOf } from '../../../ui/cents.ts';
import type { Customize_GroupFragment as Group } from './Customize.generated.ts';

type Option = Group['options'][number];

/** Most characters of a note for the kitchen. */
export const longestComment = 120;

/** What a shopper has chosen for one made-to-order product (S-82). */
export interface Customization {
  /** Has the shopper changed anything? */
  isUpdated: boolean;
  /** UPCs of the chosen options. */
  selectedOptions: readonly string[];
  selectedQuantity: number;
  productId: string;
  comments: string;
}

/** As the product comes: with the default options that can be had. */
export const asItComes = (productId: string, groups: readonly Group[]): Customization => ({
  isUpdated: false,
  selectedOptions: groups.flatMap(({ options }) =>
    options.filter(({ isDefault, isAvailable }) => isDefault && isAvailable).map(({ upc }) => upc),
  ),
  selectedQuantity: 1,
  productId,
  comments: '',
});

/** The chosen options of a group, in the group's order. */
export const chosenIn = ({ options }: Group, { selectedOptions }: Pick<Customization, 'selectedOptions'>): Option[] =>
  options.filter(({ upc }) => selectedOptions.includes(upc));

/** Can no more be chosen here? Of a single choice, another always replaces it. */
export const isFull = (group: Group, state: Customization): boolean =>
  group.max > 1 && chosenIn(group, state).length >= group.max;

/** Chooses an option, or takes it back. A single choice replaces the one before; what would be too many is ignored. */
export function choose(state: Customization, group: Group, upc: string, isChosen: boolean): Customization {
  const others = state.selectedOptions.filter((each) => each !== upc);
  if (!isChosen) return { ...state, isUpdated: true, selectedOptions: others };
  if (group.max > 1) {
    if (isFull(group, state)) return state;
    return { ...state, isUpdated: true, selectedOptions: [...others, upc] };
  }
  const inGroup = new Set(group.options.map((option) => option.upc));
  return { ...state, isUpdated: true, selectedOptions: [...others.filter((each) => !inGroup.has(each)), upc] };
}

/** How many options of a group are still to be chosen; 0 when its rule is met. */
export const missingIn = (group: Group, state: Customization): number =>
  Math.max(0, group.min - chosenIn(group, state).length);

/** The chosen options that change the price, in the product's order. */
export const extrasOf = (groups: readonly Group[], state: Customization): Option[] =>
  groups.flatMap((group) => chosenIn(group, state)).filter(({ priceDelta }) => centsOf(priceDelta) !== 0);

/** What all of it costs, in cents: the product with its options, times how many. */
export const totalCents = (baseCents: number, groups: readonly Group[], state: Customization): number =>
  extrasOf(groups, state).reduce((sum, { priceDelta }) => sum + centsOf(priceDelta), baseCents) *
  state.selectedQuantity;

/**
 * What was kept, as far as it still fits: options that are gone, out today, or too many are left out, and a note or a
 * quantity that can't be is as it comes. `null` when it is for another product, or nothing that can be read.
 */
export function restored(
  kept: unknown,
  productId: string,
  groups: readonly Group[],
  maximumQuantity: number,
): Customization | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { productId: id, selectedOptions, selectedQuantity, comments } = kept as Record<string, unknown>;
  if (id !== productId || !Array.isArray(selectedOptions)) return null;
  const isWhole = Number.isInteger(selectedQuantity) && Number(selectedQuantity) >= 1;
  return {
    isUpdated: true,
    selectedOptions: groups.flatMap(({ options, max }) =>
      options
        .filter(({ upc, isAvailable }) => isAvailable && selectedOptions.includes(upc))
        .slice(0, max)
        .map(({ upc }) => upc),
    ),
    selectedQuantity: isWhole ? Math.min(Number(selectedQuantity), maximumQuantity) : 1,
    productId,
    comments: typeof comments === 'string' ? comments.slice(0, longestComment) : '',
  };
}

/** The same product with what was chosen another time, as far as it can be had today (S-82). */
export function chosenAgain(
  state: Customization,
  groups: readonly Group[],
  { optionIds, comments }: { optionIds: readonly string[]; comments: string | null },
): Customization {
  const again = restored(
    { ...state, selectedOptions: optionIds, comments: comments ?? '' },
    state.productId,
    groups,
    state.selectedQuantity,
  );
  return again ?? state;
}

/** Are the same options chosen? */
export const isSame = (one: Pick<Customization, 'selectedOptions'>, other: Pick<Customization, 'selectedOptions'>) =>
  one.selectedOptions.length === other.selectedOptions.length &&
  one.selectedOptions.every((upc) => other.selectedOptions.includes(upc));
