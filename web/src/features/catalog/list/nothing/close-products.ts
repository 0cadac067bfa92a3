import type { SearchInput } from '../../../../graphql/schema-types.ts';
import type { NothingFound_ProductsFragment } from './NothingFound.generated.ts';

/** Where what comes close is looked for when a search finds nothing; null when nothing is known to come close. */
export const closeInput = ({ didYouMean, relatedDepartments }: NothingFound_ProductsFragment): SearchInput | null => {
  const [nearest] = relatedDepartments;
  if (didYouMean !== null) return { text: didYouMean };
  return nearest ? { departmentId: nearest.id } : null;
};
