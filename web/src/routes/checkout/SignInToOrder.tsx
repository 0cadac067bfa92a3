import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useLeave } from '../../app/routing/leave.ts';
import { moneyText } from '../../features/checkout/money-text.ts';
import type { Checkout } from '../../features/checkout/steps.ts';
import { SignInPart } from '../../features/identity/parts.ts';
import { phoneText } from '../../features/profile/phone.ts';
import { useCheckoutTexts } from '../../messages/checkout.ts';

interface SignInToOrderProps {
  checkout: Checkout;
  onClose: () => void;
}

/** Signs a guest in for the order (N-6), with the number that they have given already; the page then comes as the shopper's. */
export function SignInToOrder({ checkout, onClose }: SignInToOrderProps) {
  const { signIn } = useCheckoutTexts();
  const leave = useLeave();
  const { pathname, search } = useLocation();
  const { cart, total, slot, handOver } = checkout;
  return (
    <Suspense fallback={null}>
      <SignInPart
        title={signIn.title}
        text={signIn.text([cart.itemCountText, moneyText(total), slot?.text].filter(Boolean).join(' · '))}
        handle={phoneText(handOver.phone ?? '')}
        onClose={onClose}
        onSignedIn={() => leave(pathname + search)}
      />
    </Suspense>
  );
}
