import type { Channel, Offering } from './offering.ts';

/** Why a store can't be shopped at this way. */
export type ShopRefusal = 'CHANNEL_NOT_OFFERED' | 'ZIP_CODE_REQUIRED' | 'OUTSIDE_DELIVERY_AREA';

/** Does a store deliver to a ZIP code, `94103` or `94103-1234`? Its areas are ZIP codes, or how they begin. */
export const deliversTo = ({ deliveryAreas }: Pick<Offering, 'deliveryAreas'>, zipCode: string): boolean =>
  deliveryAreas.some((area) => zipCode.startsWith(area));

/** May a visitor shop at a store this way? null if so. @param zipCode where orders are delivered */
export function shopRefusal(
  offering: Pick<Offering, 'channels' | 'deliveryAreas'>,
  { channel, zipCode }: { channel: Channel; zipCode: string | null },
): ShopRefusal | null {
  if (!offering.channels.includes(channel)) return 'CHANNEL_NOT_OFFERED';
  if (channel !== 'delivery') return null;
  if (zipCode === null) return 'ZIP_CODE_REQUIRED';
  return deliversTo(offering, zipCode) ? null : 'OUTSIDE_DELIVERY_AREA';
}
