import { Button } from '@larder/design-system/Button';
import { Checkbox } from '@larder/design-system/Checkbox';
import { Heading } from '@larder/design-system/Heading';
import { Note } from '@larder/design-system/Note';
import { Text } from '@larder/design-system/Text';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { type FormEvent, useState } from 'react';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { PictureRow, PictureRows, StruckAmount } from '../../../ui/PictureRow/PictureRow.tsx';
import { LinePicture } from '../LinePicture/LinePicture.tsx';
import { moneyText } from '../money-text.ts';
import { PlaceAlert } from '../PlaceAlert/PlaceAlert.tsx';
import type { Placing } from '../placing/usePlaceOrder.ts';
import { type Fault, Faults, StepAlert } from '../StepAlert/StepAlert.tsx';
import { StepFoot } from '../StepFoot/StepFoot.tsx';
import { type Checkout, type CheckoutLine, problemsOf } from '../steps.ts';
import { LegalWarning } from './LegalWarning.tsx';
import * as styles from './ReviewStep.css.ts';

const ageId = 'checkout-age';

interface ReviewStepProps {
  checkout: Checkout;
  placing: Placing;
  isGuest: boolean;
  onSignIn: () => void;
}

/** All of it once more: what the law wants read before paying (T-95), the items, the age with alcohol (N-54), the hold. */
export function ReviewStep({ checkout, placing, isGuest, onSignIn }: ReviewStepProps) {
  const { review } = useCheckoutTexts();
  const { notices, quoteId, holdText, cart, total, slot, handOver } = checkout;
  const age = notices.find(({ code }) => code === 'AGE');
  const [isOfAge, setIsOfAge] = useState(false);
  const [tried, setTried] = useState<{ count: number; faults: readonly Fault[] }>({ count: 0, faults: [] });
  const problems = problemsOf(checkout, 'REVIEW').filter(
    ({ code }) => code !== 'SIGN_IN_NEEDED' && code !== 'AGE_NOT_MET',
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (placing.isBusy) return;
    const faults = age && !isOfAge ? [{ id: ageId, message: review.ageMissing }] : [];
    setTried(({ count }) => ({ count: count + 1, faults }));
    if (faults.length === 0) await placing.place(quoteId, isOfAge);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.step}>
      <PlaceAlert placing={placing} />
      {problems.map(({ code, message }) => (
        <StepAlert key={code} title={review.notPlaced} attempt={message}>
          {message}
        </StepAlert>
      ))}
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
      {holdText && !isGuest && <Text tone="soft">{holdText}</Text>}
      {isGuest ? (
        <div className={styles.signIn}>
          <Text tone="soft">{review.signInText}</Text>
          <Button tone="primary" size="large" onClick={onSignIn}>
            {review.signIn}
          </Button>
        </div>
      ) : (
        <StepFoot
          title={moneyText(total)}
          text={slot ? `${slot.text}. ${handOver.text ?? ''}` : cart.placeText}
          label={review.place}
          isBusy={placing.isBusy}
          busyLabel={review.placing}
        />
      )}
    </form>
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
