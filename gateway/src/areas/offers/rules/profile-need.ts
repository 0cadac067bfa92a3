/** What a shopper is asked to add to the profile. */
export type ProfileNeed = 'PHONE' | 'EMAIL';

/**
 * S-153, S-154: who has no email address or no mobile number is asked for it before a first clip, the number first.
 * @param hasClipped are there clipped coupons, or without any coupons at hand, is there something on My List?
 */
export function profileNeed(
  { email, phone }: { email: string | null; phone: string | null },
  hasClipped: boolean,
): ProfileNeed | null {
  if (hasClipped) return null;
  if (!phone) return 'PHONE';
  return email ? null : 'EMAIL';
}
