/** Pounds as somebody types them, `1.37`, in hundredths; null if they are no weight from 0.01 to 99.99. */
export function hundredthsOf(text: string): number | null {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text)) return null;
  return Math.round(Number(text) * 100) || null;
}

/** A count of packages that are left, from 0 to 999; null if it is none. */
export const leftOf = (text: string): number | null => (/^\d{1,3}$/.test(text) ? Number(text) : null);

/** A package weighs at most so many times its estimate, and at least that part of it; what is beyond was mistyped. */
const likelyTimes = 3;

/** What a package of this estimate may weigh, in hundredths of a pound (N-50). */
export const likelyWeights = (estimate: number): { least: number; most: number } => ({
  least: Math.max(1, Math.floor(estimate / likelyTimes)),
  most: estimate * likelyTimes,
});
