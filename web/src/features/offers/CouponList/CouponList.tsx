import type { MouseEvent } from 'react';
import { CouponCard } from '../CouponCard/CouponCard.tsx';
import type { CouponCard_CouponFragment } from '../CouponCard/CouponCard.generated.ts';
import { list } from './CouponList.css.ts';

interface CouponListProps {
  /** Name of the list. */
  label: string;
  coupons: readonly CouponCard_CouponFragment[];
  onClip: (coupon: CouponCard_CouponFragment, event: MouseEvent) => Promise<void>;
}

/** A few coupons that belong together, each with its action. */
export function CouponList({ label, coupons, onClip }: CouponListProps) {
  return (
    <ul className={list} aria-label={label}>
      {coupons.map((coupon) => (
        <CouponCard key={coupon.id} coupon={coupon} onClip={(event) => void onClip(coupon, event)} />
      ))}
    </ul>
  );
}
