import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { screens } from '../../../app/routing/paths.ts';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { StepAlert } from '../StepAlert/StepAlert.tsx';
import { type Checkout, problemsOf } from '../steps.ts';

/** Items that can't be had as they are in the cart: which, why, and the way to change them. */
export function Missing({ checkout }: { checkout: Checkout }) {
  const texts = useCheckoutTexts();
  const [missing] = problemsOf(checkout, 'ITEMS');
  if (!missing) return null;
  // As the cart says it: Only 19 left.
  const names = checkout.cart.lines
    .filter(({ id }) => missing.lineIds.includes(id))
    .map(({ name, availability }) =>
      availability.shortMessage === null ? name : texts.items.why(name, availability.shortMessage),
    );
  return (
    <StepAlert title={texts.items.unavailable(names.length)} attempt={missing.message}>
      {names.length > 0 && <Text>{names.join(', ')}</Text>}
      <Text>
        {missing.message} <TextLink href={screens.cart}>{texts.backToCart}</TextLink>
      </Text>
    </StepAlert>
  );
}
