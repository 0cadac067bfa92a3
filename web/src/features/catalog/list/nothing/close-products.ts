import type { SearchInput } from '../../../../graphql/schema-types.ts';
import type { NothingFound_ProductsFragment } from './NothingFound.generated.ts';

/** Where what comes close is looked for when a search finds nothing; null when nothing is known to come close. */
export const closeInput = ({
  didYouMean,
  nearest,
  relatedDepartments,
}: NothingFound_ProductsFragment): SearchInput | null => {
  const text = didYouMean ?? nearest;
  if (text !== null) return { text };
  const [department] = relatedDepartments;
  return department ? { departmentId: department.id } : null;
};
