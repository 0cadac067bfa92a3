import {
  data as response,
  redirect,
  redirectDocument,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useSearchParams,
} from 'react-router-dom';
import { knownData } from '../../app/data/answers.ts';
import { errorAt, query } from '../../app/data/query.ts';
import { loadable } from '../../app/loading/loadable.tsx';
import type { Prepare } from '../../app/loading/prepare.ts';
import { isDocumentOf } from '../../app/routing/own-document.ts';
import { screens } from '../../app/routing/paths.ts';
import { checkoutParts } from '../../features/checkout/parts.ts';
import { stepNamed, stepToShow } from '../../features/checkout/steps.ts';
import { CheckoutFrame } from './Frame/CheckoutFrame.tsx';
import {
  CheckoutDocument,
  type CheckoutQuery,
  CheckoutShopperDocument,
  useCheckoutData,
} from './CheckoutPage.generated.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const gone = loadable('src/routes/checkout/Gone.tsx', async () => (await import('./Gone.tsx')).Gone);

const cartOf = (url: string | URL): string => new URL(url).searchParams.get('cart') ?? '';

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const cartId = cartOf(args.request.url);
  if (cartId === '') throw redirect(screens.cart);
  const { data, errors } = await query(args, CheckoutDocument, { cartId });
  if (
    data.checkout?.payments.some(({ wallet }) => wallet && wallet.kind !== 'DEMO_WALLET') &&
    !isDocumentOf('checkout')
  )
    throw redirectDocument(args.request.url);
  const failure = errorAt(errors, 'checkout');
  if (failure && !data.checkout) throw response({ reason: 'UNAVAILABLE', message: failure.message }, { status: 503 });
  // Without the addresses there is still a pickup to be chosen.
  if (data.checkout && data.viewer.isAuthorized) await query(args, CheckoutShopperDocument).catch(() => undefined);
  await loadShown(args.request.url, data);
  return null;
}

/** Loads the code of what the address shows first: the open step, or that the cart is gone. */
async function loadShown(url: string, { checkout, viewer }: CheckoutQuery): Promise<void> {
  const asked = stepNamed(new URL(url).searchParams.get('step'));
  if (!checkout) return void (await gone.load());
  const step = stepToShow(checkout, asked, !viewer.isAuthorized);
  await Promise.all([
    checkoutParts[step].load(),
    step === 'REVIEW' && checkout.cart.clipOffer ? checkoutParts.coupons.load() : null,
  ]);
}

/** The open step is in the server's page as well. */
export const prepare: Prepare = async ({ client }) => {
  const known = knownData(client, CheckoutDocument, { cartId: cartOf(window.location.href) });
  if (known) await loadShown(window.location.href, known);
};

/** A step is another view of what is known already: only another cart is asked for. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href !== nextUrl.href && cartOf(currentUrl) === cartOf(nextUrl) ? false : defaultShouldRevalidate;

/** `/checkout?cart=…&step=…`: a cart becomes an order (N-60). */
export function Component() {
  const [search] = useSearchParams();
  const cartId = search.get('cart') ?? '';
  const { checkout, viewer } = useCheckoutData({ cartId });
  return (
    <CheckoutFrame>
      {checkout ? (
        <CheckoutScreen key={cartId} cartId={cartId} checkout={checkout} isGuest={!viewer.isAuthorized} />
      ) : (
        <gone.Part key={cartId} cartId={cartId} />
      )}
    </CheckoutFrame>
  );
}
