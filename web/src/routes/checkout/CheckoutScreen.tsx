import { Alert } from '@larder/design-system/Alert';
import { TextLink } from '@larder/design-system/TextLink';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import { useKnownAnswer } from '../../app/data/answers.ts';
import { whenIdle } from '../../app/loading/when-idle.ts';
import { pathTo, screens } from '../../app/routing/paths.ts';
import { columns, rail, steps as stepList } from './Frame/CheckoutFrame.css.ts';
import { usePlaceOrder } from '../../features/checkout/placing/usePlaceOrder.ts';
import { checkoutParts, loadAllParts } from '../../features/checkout/parts.ts';
import {
  type Checkout,
  cartProblems,
  checkoutPath,
  stepAfter,
  stepNamed,
  stepToShow,
} from '../../features/checkout/steps.ts';
import { CheckoutSteps } from '../../features/checkout/Steps/CheckoutSteps.tsx';
import { Summary } from '../../features/checkout/Summary/Summary.tsx';
import { useCheckoutChange } from '../../features/checkout/useCheckoutChange.ts';
import { OneTimeCodePart } from '../../features/identity/parts.ts';
import type { CheckoutStep } from '../../graphql/schema-types.ts';
import { useCheckoutTexts } from '../../messages/checkout.ts';
import { bookOf } from './address-book.ts';
import { CheckoutShopperDocument } from './CheckoutPage.generated.ts';
import { useSignIn } from './useSignIn.ts';

interface CheckoutScreenProps {
  /** As the address has it: the checkout of a guest's cart goes on as the household's after signing in. */
  cartId: string;
  checkout: Checkout;
  isGuest: boolean;
}

/** The steps of a checkout beside what is ordered. The address says which step is open, so Back leads to the one before. */
export function CheckoutScreen({ cartId, checkout, isGuest }: CheckoutScreenProps) {
  const texts = useCheckoutTexts();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const returnTo = (useLocation().state as { returnTo?: CheckoutStep } | null)?.returnTo;
  const shopper = useKnownAnswer(CheckoutShopperDocument);
  const change = useCheckoutChange(checkout.id);
  const placing = usePlaceOrder(
    checkout.id,
    (orderNumber) => void navigate(pathTo('orderPlaced', { orderNumber }), { replace: true }),
  );
  const signIn = useSignIn(() => void revalidate());

  useEffect(() => whenIdle(loadAllParts), []);
  const asked = stepNamed(search.get('step'));
  const step = stepToShow(checkout, asked, isGuest);
  const hrefOf = (to: CheckoutStep) => checkoutPath(screens.checkout, cartId, to);
  const goTo = (to: CheckoutStep, state?: object) =>
    void navigate(hrefOf(to), { preventScrollReset: true, ...(state ? { state } : {}) });
  const onDone = () => {
    placing.forget();
    // A step that had to be done again gives way to the one that was open.
    if (asked !== step && asked !== null && step !== 'REVIEW') return;
    goTo(returnTo ?? stepAfter(checkout, step));
  };
  const common = { checkout, change, onDone };
  const isChanged = placing.changes !== null && step === 'REVIEW';

  return (
    <div className={columns}>
      <div className={stepList}>
        {placing.changes && isChanged && (
          <checkoutParts.changed.Part
            changes={placing.changes}
            isBusy={placing.isBusy}
            onAccept={() => void placing.accept()}
          />
        )}
        {step !== 'REVIEW' && placing.problem && <checkoutParts.alert.Part placing={placing} />}
        {cartProblems(checkout).map(({ code, message }) => (
          <Alert key={code} tone="warning" size="small" title={message} live={false}>
            <TextLink href={screens.cart}>{texts.backToCart}</TextLink>
          </Alert>
        ))}
        <CheckoutSteps
          checkout={checkout}
          current={isChanged ? null : step}
          hrefOf={hrefOf}
          onChange={(to) => goTo(to, { returnTo: step })}
          onHoldEnded={() => void revalidate()}
        >
          {step === 'TIME' && <checkoutParts.TIME.Part {...common} />}
          {step === 'PLACE' && (
            <checkoutParts.PLACE.Part
              key={checkout.channel}
              {...common}
              book={bookOf(shopper, isGuest)}
              onSignIn={signIn}
            />
          )}
          {step === 'ITEMS' && <checkoutParts.ITEMS.Part {...common} />}
          {step === 'PAYMENT' && (
            <checkoutParts.PAYMENT.Part
              {...common}
              placeLink={
                <TextLink href={hrefOf('PLACE')} standalone size="meta">
                  {texts.payment.changeHandOver}
                </TextLink>
              }
            />
          )}
          {step === 'REVIEW' && (
            <checkoutParts.REVIEW.Part checkout={checkout} placing={placing} isGuest={isGuest} onSignIn={signIn} />
          )}
        </CheckoutSteps>
      </div>
      <div className={rail}>
        <Summary checkout={checkout} isNew={isChanged} />
      </div>
      {placing.wantsCode && (
        <Suspense>
          <OneTimeCodePart open onOpenChange={placing.forget} onConfirmed={() => void placing.again()} />
        </Suspense>
      )}
    </div>
  );
}
