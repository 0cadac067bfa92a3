const known = ['preferences', 'address', 'loyalty', 'HOUSEHOLD'] as const;
export type ProfilePart = (typeof known)[number];

/** The parts requested by `fl`; null when it names an unknown one (G-91, G-92). */
export function partsOf(fl: string): ReadonlySet<ProfilePart> | null {
  const names = fl.split(',').map((name) => name.trim());
  const parts = names.map((name) => known.find((part) => part === name));
  return parts.every((part) => part !== undefined) ? new Set(parts) : null;
}

/** Ten digits of a US number in E.164: +15105554821 is 5105554821. */
export const nationalNumber = (e164: string): string => e164.replace(/^\+1/, '');
