/** Five digits, or five and four (N-7). */
export const isZipCode = (text: string): boolean => /^\d{5}(-\d{4})?$/.test(text);

/**
 * Does a store deliver to a ZIP code? Those with the same first three digits are sorted at one postal centre, which is
 * about as far as a grocery van goes.
 */
export const isInDeliveryArea = (storeZip: string, zipCode: string): boolean =>
  storeZip.slice(0, 3) === zipCode.slice(0, 3);
