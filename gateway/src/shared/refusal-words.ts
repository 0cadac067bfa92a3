/** The shopper's text for a refusal, in its parts. */
export interface RefusalWords {
  message: string;
  /** Without a period, for a heading. */
  reason: string;
  advice: string | null;
}
