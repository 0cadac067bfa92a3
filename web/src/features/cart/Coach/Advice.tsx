import { ClipForCart } from '../ClipForCart/ClipForCart.tsx';
import type { ClipForCart_CartFragment as Cart } from '../ClipForCart/ClipForCart.generated.ts';
import { Coach, type CoachProps } from './Coach.tsx';
import { NotUsed, type NotUsedProps } from './NotUsed.tsx';

/** Beside a cart's sums: coupons to clip, ways to pay less, and which offers take nothing off. */
export const Advice = ({ cart, offers, ...coach }: { cart: Cart } & CoachProps & NotUsedProps) => (
  <>
    <ClipForCart key={cart.id} cart={cart} />
    <Coach {...coach} />
    <NotUsed offers={offers} />
  </>
);
