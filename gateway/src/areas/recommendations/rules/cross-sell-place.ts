/** S-146: cross-sell is asked for only where store, category, and product are known. */
export const canCrossSell = (place: { storeId: string; categoryId: string; bpn: string }): boolean =>
  Object.values(place).every((each) => each.trim() !== '');
