/** A personalized answer counts only if it has deals (S-155). */
export const hasDeals = <Deal>(answer: { dealsInfo?: readonly Deal[] | null } | null | undefined): boolean =>
  (answer?.dealsInfo?.length ?? 0) > 0;

/** S-231: the deals of a valid answer, else those that were kept, else none. @param answer null if the call failed */
export function dealsOf<Deal>(
  answer: { dealsInfo?: readonly Deal[] | null } | null,
  kept: { dealsInfo?: readonly Deal[] | null } | null,
): readonly Deal[] {
  const valid = hasDeals(answer) ? answer : kept;
  return valid?.dealsInfo ?? [];
}

/** S-254, S-255: as many as the carousel shows, and ten more in place of those that can't be shown. */
export const pageSizeOf = (carouselLimit: number): number => carouselLimit + additionalCoupons;

const additionalCoupons = 10;
