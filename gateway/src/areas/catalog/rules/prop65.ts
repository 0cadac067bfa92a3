/** ZIP codes of California. */
const isCalifornian = (zipCode: string): boolean => zipCode >= '900' && zipCode < '962';

/**
 * The Prop 65 warning where it's needed (N-53): in a California store, or for a California address. Where no one can say,
 * it's shown.
 * @param state the store's two-letter state code; null if the store isn't known
 */
export function prop65Warning(warning: string | null, state: string | null, zipCode: string | null): string | null {
  const isNeeded = state === null || state === 'CA' || (zipCode !== null && isCalifornian(zipCode));
  return isNeeded ? warning : null;
}
