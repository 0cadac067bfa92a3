import { rowsPerStep } from '../../../../constants.ts';
import type { SearchInput } from '../../../../graphql/schema-types.ts';
import { facetKinds } from './parameters.ts';
import { type ListView, stepsPerBlock } from './list-view.ts';

/** What a page lists before anything is chosen: a department, an aisle, a seller's products, the wine shop. */
export type ListScope = Pick<SearchInput, 'departmentId' | 'aisleId' | 'sellerId' | 'program'>;

/** What is searched for in a view of a list. */
export function searchInput(scope: ListScope, { text, shelfId, chosen, sort }: ListView): SearchInput {
  const filters = facetKinds.flatMap((facet) => {
    const values = chosen[facet];
    return values ? [{ facet, values: [...values] }] : [];
  });
  return {
    ...scope,
    ...(text !== '' ? { text } : {}),
    ...(shelfId !== null ? { shelfId } : {}),
    ...(filters.length > 0 ? { filters } : {}),
    ...(sort !== null ? { sort } : {}),
  };
}

/** Products in a row of the widest grid; as many rows of a step fill rows of two and three, too. */
const widestRow = 4;
/** Products that one step adds (S-252): its six are rows. */
export const productsPerStep = rowsPerStep * widestRow;

/** Variables of a page's search. */
export interface ListRequest {
  input: SearchInput;
  first: number;
  after: string | null;
}

/** The part of the list that an address opens: all of its block up to its step, at most 96 products. */
export function listRequest(scope: ListScope, view: ListView): ListRequest {
  const steps = ((view.step - 1) % stepsPerBlock) + 1;
  return { input: searchInput(scope, view), first: steps * productsPerStep, after: view.after };
}

/** How many products come before the first one that an address shows. */
export const productsBefore = ({ step }: Pick<ListView, 'step'>): number =>
  Math.floor((step - 1) / stepsPerBlock) * stepsPerBlock * productsPerStep;

/**
 * The address of a list of which `shown` products are open and one more step is to follow: where "Load More" leads
 * without a script, and what the address says once the step is there.
 * @param cursorAt cursor of the last of so many products; null when it isn't known
 */
export function viewOfNextStep(view: ListView, shown: number, cursorAt: (count: number) => string | null): ListView {
  const step = Math.ceil(shown / productsPerStep) + 1;
  const before = productsBefore({ step });
  return { ...view, step, after: before > 0 ? cursorAt(before) : null };
}
