/** What a coupon takes off a line (S-80). */
export interface ItemSaving {
  offerId: string;
  savingsCents: number;
  /** Is it to be shown on the line? */
  isDisplayed: boolean;
}

/** The offers that a line completes: those whose saving it displays (S-123). */
export const completedOffers = (savings: readonly ItemSaving[] | undefined): ItemSaving[] =>
  (savings ?? []).filter(({ isDisplayed }) => isDisplayed);
