/**
 * Does a store deliver to a ZIP code? ZIP codes with the same first three digits share a postal sorting center, which is
 * about as far as a grocery van goes.
 */
export const isInDeliveryArea = (storeZip: string, zipCode: string): boolean =>
  storeZip.slice(0, 3) === zipCode.slice(0, 3);
