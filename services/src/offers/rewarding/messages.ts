/** What offers announce, and games hear (N-46). Instants are ISO 8601 texts. */
export interface OfferMessages {
  /** An offer has brought a household points, grocery rewards, or both. */
  'offer.rewarded': {
    rewardId: string;
    householdId: string;
    /** null if no order earned it. */
    orderNumber: string | null;
    offerId?: string;
    /** For its lists: `Bonus Path: Breakfast & Cereal`. */
    title: string;
    points: number;
    valueCents: number;
    at: string;
    /** The store's. */
    timeZone: string;
  };
  /** What earned a reward came back. */
  'offer.returned': { rewardId: string; at: string };
}
