/** A product was seen in a row of recommendations, once for each time the row is shown. */
export interface ImpressionEvent {
  kind: 'IMPRESSION';
  /** Which row: `bought-together`. */
  list: string;
  productId: string;
  /** Place in the row, from 1. */
  position: number;
}

/** Everything that the storefront can tell. None of it names a person. */
export type AnalyticsEvent = ImpressionEvent;

declare global {
  interface WindowEventMap {
    'larder:analytics': CustomEvent<AnalyticsEvent>;
  }
}
