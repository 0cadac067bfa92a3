import { Alert } from '@larder/design-system/Alert';
import { TextLink } from '@larder/design-system/TextLink';
import { Suspense, useEffect, useState } from 'react';
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
  type Step,
  stepAfter,
  stepNamed,
  stepToShow,
} from '../../features/checkout/steps.ts';
import { CheckoutSteps } from '../../features/checkout/Steps/CheckoutSteps.tsx';
import { Summary } from '../../features/checkout/Summary/Summary.tsx';
import { chosenTime } from '../../features/checkout/TimeStep/chosen-time.ts';
import { useCheckoutChange } from '../../features/checkout/useCheckoutChange.ts';
import { DemoWalletPart } from '../../features/checkout/wallets/load.ts';
import { useWalletPayment } from '../../features/checkout/wallets/useWalletPayment.ts';
import { OneTimeCodePart } from '../../features/identity/parts.ts';
import { useCheckoutTexts } from '../../messages/checkout.ts';
import { bookOf } from './address-book.ts';
import { CheckoutShopperDocument } from './CheckoutPage.generated.ts';
import { ScreenBar } from './ScreenBar.tsx';
import { SignInToOrder } from './SignInToOrder.tsx';
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
  const returnTo = (useLocation().state as { returnTo?: Step } | null)?.returnTo;
  const shopper = useKnownAnswer(CheckoutShopperDocument);
  const change = useCheckoutChange(checkout.id);
  const { confirm, demoSheet, waitsFor } = useWalletPayment(checkout);
  const placing = usePlaceOrder(
    checkout.id,
    (orderNumber) => void navigate(pathTo('orderPlaced', { orderNumber }), { replace: true }),
    confirm,
  );
  const signIn = useSignIn(() => void revalidate());

  const [tapped, setTapped] = useState<string>();
  const time = chosenTime(checkout, tapped);

  useEffect(() => whenIdle(loadAllParts), []);
  // Without a step in the address, the one that was open first stays open, whatever a choice in it makes of the rest.
  const [opened] = useState(() => stepToShow(checkout, null, isGuest));
  const asked = stepNamed(search.get('step'));
  const step = stepToShow(checkout, asked ?? opened, isGuest);
  const hrefOf = (to: Step) => checkoutPath(screens.checkout, cartId, to);
  const goTo = (to: Step, state?: object) =>
    void navigate(hrefOf(to), { preventScrollReset: true, ...(state ? { state } : {}) });
  const onDone = (next: Checkout | null) => {
    placing.forget();
    // A step that had to be done again gives way to the one that was open.
    if (asked !== null && asked !== step) return;
    goTo(returnTo ?? stepAfter(next ?? checkout, step, isGuest));
  };
  const common = { checkout, change, onDone };
  const isChanged = placing.changes !== null && step === 'REVIEW';

  return (
    <div className={columns}>
      <div className={stepList}>
        {placing.changes && isChanged && <checkoutParts.changed.Part changes={placing.changes} />}
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
          {step === 'TIME' && <checkoutParts.TIME.Part {...common} value={time} onChoose={setTapped} />}
          {step === 'DETAILS' && (
            <checkoutParts.DETAILS.Part
              key={checkout.channel}
              {...common}
              book={bookOf(shopper, isGuest)}
              onSignIn={signIn.ask}
            />
          )}
          {step === 'REVIEW' && (
            <checkoutParts.REVIEW.Part checkout={checkout} placing={placing} isGuest={isGuest} onSignIn={signIn.ask} />
          )}
        </CheckoutSteps>
      </div>
      <div className={rail}>
        <Summary checkout={checkout} isNew={isChanged} />
      </div>
      <ScreenBar
        checkout={checkout}
        step={step}
        time={time}
        isGuest={isGuest}
        isBusy={change.isBusy || placing.isBusy}
        waitsFor={waitsFor}
        onAccept={isChanged ? () => void placing.accept() : undefined}
      />
      {signIn.isAsking && <SignInToOrder checkout={checkout} onClose={signIn.close} />}
      {demoSheet && (
        <Suspense>
          <DemoWalletPart {...demoSheet} />
        </Suspense>
      )}
      {placing.wantsCode && (
        <Suspense>
          <OneTimeCodePart open onOpenChange={placing.forget} onConfirmed={() => void placing.again()} />
        </Suspense>
      )}
    </div>
  );
}
