import { centsOf } from '../../../platform/imports/money.ts';
import type { VolumePrice } from '../product.ts';
import type { Fields } from './fields.ts';

type VolumeFields = Pick<Fields, 'volumeQuantity' | 'volumePrice' | 'volumePercent' | 'volumeGroup'>;

/** The volume price in a record, null without one, or why it can't be one, in words. @param priceCents what one costs */
export function volumeTerms(fields: VolumeFields, priceCents: number): VolumePrice | null | string {
  const { volumeQuantity, volumePrice, volumePercent, volumeGroup } = fields;
  if (volumeQuantity + volumePrice + volumePercent + volumeGroup === '') return null;
  const quantity = /^\d{1,2}$/.test(volumeQuantity) ? Number(volumeQuantity) : 0;
  if (quantity < 2) return 'a volume price needs volumeQty, from 2 to 99';
  if ((volumePrice === '') === (volumePercent === ''))
    return 'a volume price needs either volumePrice or volumePercent';
  if (volumeGroup.length > 64) return 'volumeGroup is longer than 64 characters';
  const group = volumeGroup || null;
  if (volumePrice === '') {
    const rate = /^\d{1,2}(\.\d{1,2})?$/.test(volumePercent) ? Math.round(Number(volumePercent) * 100) : 0;
    return rate > 0 ? { quantity, priceCents: null, rate, group } : 'volumePercent is more than 0 and less than 100';
  }
  const cents = centsOf(volumePrice);
  if (typeof cents === 'string') return `volumePrice ${cents}`;
  if (cents <= 0 || cents >= priceCents) return "volumePrice isn't below price";
  return { quantity, priceCents: cents, rate: null, group };
}
