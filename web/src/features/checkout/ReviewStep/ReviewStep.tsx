import { Checkbox } from '@larder/design-system/Checkbox';
import { Heading } from '@larder/design-system/Heading';
import { Note } from '@larder/design-system/Note';
import { Text } from '@larder/design-system/Text';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { PictureRow, PictureRows, StruckAmount } from '../../../ui/PictureRow/PictureRow.tsx';
import { LinePicture } from '../LinePicture/LinePicture.tsx';
import { moneyText } from '../money-text.ts';
import { checkoutParts } from '../parts.ts';
import { PlaceAlert } from '../PlaceAlert/PlaceAlert.tsx';
import type { Placing } from '../placing/usePlaceOrder.ts';
import { type Fault, Faults, StepAlert } from '../StepAlert/StepAlert.tsx';
import { stepForm } from '../step-props.ts';
import { type Checkout, type CheckoutLine, problemsOf } from '../steps.ts';
import { Swaps } from '../Swaps/Swaps.tsx';
import { LegalWarning } from './LegalWarning.tsx';
import { Missing } from './Missing.tsx';
import * as styles from './ReviewStep.css.ts';

const ageId = 'checkout-age';

interface ReviewStepProps {
  checkout: Checkout;
  placing: Placing;
  isGuest: boolean;
  /** Asks a guest to sign in, then places nothing yet: they look at it once more. */
  onSignIn: () => void;
}

/** All of it once more: what the law wants read before paying (T-95), the items, the age with alcohol (N-54), the hold. */
export function ReviewStep({ checkout, placing, isGuest, onSignIn }: ReviewStepProps) {
  const { review } = useCheckoutTexts();
  const { notices, quoteId, holdText, cart } = checkout;
  const { revalidate } = useRevalidator();
  // What was clipped can be undone here, and nothing closes the gap meanwhile.
  const [wasOffered, setOffered] = useState(false);
  if (!wasOffered && cart.clipOffer) setOffered(true);
  const age = notices.find(({ code }) => code === 'AGE');
  const [isOfAge, setIsOfAge] = useState(false);
  const [tried, setTried] = useState<{ count: number; faults: readonly Fault[] }>({ count: 0, faults: [] });
  const problems = problemsOf(checkout, 'REVIEW').filter(
    ({ code }) => code !== 'SIGN_IN_NEEDED' && code !== 'AGE_NOT_MET',
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (placing.isBusy) return;
    if (isGuest) return onSignIn();
    const faults = age && !isOfAge ? [{ id: ageId, message: review.ageMissing }] : [];
    setTried(({ count }) => ({ count: count + 1, faults }));
    if (faults.length === 0) await placing.place(quoteId, isOfAge);
  };
  return (
    <div className={styles.step}>
      <PlaceAlert placing={placing} />
      {wasOffered && <checkoutParts.coupons.Part cart={cart} refresh={revalidate} />}
      <form id={stepForm} method="dialog" noValidate onSubmit={(event) => void submit(event)} className={styles.step}>
        {problems.map(({ code, message }) => (
          <StepAlert key={code} title={review.notPlaced} attempt={message}>
            {message}
          </StepAlert>
        ))}
        <Missing checkout={checkout} />
        <Faults faults={tried.faults} attempt={tried.count} />
        {notices.map(({ code, text }) =>
          code === 'PROP_65' ? (
            <LegalWarning key={code + text} text={text} />
          ) : (
            <Note key={code + text} icon={code === 'AGE' ? 'badge-check' : code === 'WEIGHED' ? 'scale' : 'info'}>
              {text}
            </Note>
          ),
        )}
        <section className={styles.items} aria-labelledby="review-items">
          <Heading level={3} size="label" id="review-items">
            {review.items}
          </Heading>
          <PictureRows>
            {cart.lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </PictureRows>
        </section>
        {age && (
          <Checkbox
            id={ageId}
            name="confirmsAge"
            label={review.age}
            hint={review.ageHint}
            checked={isOfAge}
            onChange={(checked) => {
              setIsOfAge(checked);
              setTried(({ count }) => ({ count, faults: [] }));
            }}
            error={tried.faults[0]?.message}
          />
        )}
      </form>
      {/* Apart from the form: Enter in its search places nothing. */}
      {cart.lines.some(({ substitution }) => substitution !== null) && checkout.channel !== 'IN_STORE' && (
        <Swaps checkout={checkout} />
      )}
      {isGuest ? <Text tone="soft">{review.signInText}</Text> : holdText && <Text tone="soft">{holdText}</Text>}
    </div>
  );
}

function Line({ line }: { line: CheckoutLine }) {
  const { name, metaText, weightText, quantity, amount, was, spokenAmount, options } = line;
  return (
    <PictureRow
      picture={<LinePicture line={line} />}
      name={
        <>
          {quantity > 1 && `${quantity} × `}
          {name}
        </>
      }
      text={[weightText, metaText, ...options].filter(Boolean).join(' · ')}
    >
      <VisuallyHidden>{spokenAmount}</VisuallyHidden>
      {was && <StruckAmount>{moneyText(was)}</StruckAmount>}
      <span aria-hidden="true">{moneyText(amount)}</span>
    </PictureRow>
  );
}
