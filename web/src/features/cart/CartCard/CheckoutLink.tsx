import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { useCartTexts } from '../../../messages/cart.ts';
import type { CartCard_CartFragment as Cart } from './CartCard.generated.ts';

interface CheckoutLinkProps {
  cart: Pick<Cart, 'title' | 'canCheckOut' | 'checkoutPath'>;
  tone: 'primary' | 'outline';
  size?: 'medium' | 'large';
  block?: boolean;
}

/** On to the checkout of a cart, as soon as it can be checked out. */
export function CheckoutLink({ cart, tone, size = 'medium', block = false }: CheckoutLinkProps) {
  const texts = useCartTexts();
  const look = { tone, size, block, 'aria-label': texts.checkoutOf(cart.title) } as const;
  if (!cart.canCheckOut)
    return (
      <Button {...look} disabled>
        {texts.checkout}
      </Button>
    );
  return (
    <ButtonLink {...look} href={cart.checkoutPath}>
      {texts.checkout}
    </ButtonLink>
  );
}
