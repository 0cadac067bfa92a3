/** Why a line wasn't changed (N-68). */
export const lineRefusals = [
  'PRODUCT_NOT_FOUND',
  'LINE_NOT_FOUND',
  'UNAVAILABLE',
  'TOO_MANY',
  'NOT_ENOUGH',
  'TOO_MANY_LINES',
  'INVALID_QUANTITY',
  'INVALID_WEIGHT',
  'INVALID_OPTIONS',
  'LINE_CHANGED',
  'SIGN_IN_REQUIRED',
  'BUSINESS_ONLY',
  'HOUSEHOLDS_ONLY',
  'NOT_IN_THIS_ORDER',
] as const;
export type LineRefusal = (typeof lineRefusals)[number];

/** Why a line can't be had where and how its cart says. */
export const lineReasons = ['NOT_CARRIED', 'OUT_OF_STOCK', 'WRONG_CHANNEL', 'INACTIVE'] as const;
export type LineReason = (typeof lineReasons)[number];

/** What a shopper must be told about a cart. */
export const messageCodes = [
  'MOVED',
  'LINE_UNAVAILABLE',
  'LINE_AVAILABLE',
  'PRICE_CHANGED',
  'MERGED',
  'MERGE_CAPPED',
  'MERGE_SHORT',
] as const;
export type MessageCode = (typeof messageCodes)[number];

/** What to do if an item is out (N-60). */
export const substitutionKinds = ['BEST_MATCH', 'SPECIFIC_ITEM', 'ASK', 'REFUND'] as const;
export type SubstitutionKind = (typeof substitutionKinds)[number];
