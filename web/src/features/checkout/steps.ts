import type { CheckoutStep } from '../../graphql/schema-types.ts';
import type { Checkout_CheckoutFragment } from './data/Checkout.generated.ts';

export type Checkout = Checkout_CheckoutFragment;
export type CheckoutLine = Checkout['cart']['lines'][number];
export type Problem = Checkout['problems'][number];

const order: readonly CheckoutStep[] = ['TIME', 'PLACE', 'ITEMS', 'PAYMENT', 'REVIEW'];
/** What belongs to the cart as a whole, so that no step can solve it. */
const ofTheCart: readonly string[] = ['EMPTY', 'BELOW_MINIMUM'];
/** What a guest does after signing in: until then, it holds up nothing but placing the order. */
const afterSignIn: readonly string[] = ['ADDRESS_NEEDED', 'SIGN_IN_NEEDED'];

type Stepped = Pick<Checkout, 'channel' | 'slot' | 'problems'> & {
  cart: { lines: readonly { substitution: unknown }[] };
};

/** Is there a time to choose? What is shipped or bought in the store needs none. */
export const hasTimes = ({ channel }: Pick<Checkout, 'channel'>): boolean =>
  channel === 'PICKUP' || channel === 'DELIVERY';

/**
 * The steps of a checkout, in order: what a seller ships needs no time, and has no substitutes (N-60). Who is in the store
 * picks everything, and only chooses the way and pays (S-2), unless something isn't there.
 */
export function stepsOf(checkout: Stepped): CheckoutStep[] {
  if (checkout.channel === 'IN_STORE')
    return problemsOf(checkout, 'ITEMS').length > 0
      ? ['TIME', 'ITEMS', 'PAYMENT', 'REVIEW']
      : ['TIME', 'PAYMENT', 'REVIEW'];
  const canBeOut = checkout.cart.lines.some(({ substitution }) => substitution !== null);
  return order.filter((step) => (step === 'TIME' ? hasTimes(checkout) : step === 'ITEMS' ? canBeOut : true));
}

/** What the cart itself must be before anything can be ordered: a minimum, at least one line. */
export const cartProblems = ({ problems }: Pick<Checkout, 'problems'>): Problem[] =>
  problems.filter(({ code }) => ofTheCart.includes(code));

/** What stands in the way in one step. */
export const problemsOf = ({ problems }: Pick<Checkout, 'problems'>, step: CheckoutStep): Problem[] =>
  problems.filter((problem) => problem.step === step && !ofTheCart.includes(problem.code));

/**
 * The step to show: the one that the address asks for, unless an earlier one must be done first, or done again, such as
 * choosing a time after the one that was held has ended (T-79). Without a wish, the first that isn't done.
 */
export function stepToShow(checkout: Stepped, asked: CheckoutStep | null, isGuest: boolean): CheckoutStep {
  const steps = stepsOf(checkout);
  const blocked = checkout.problems.filter(
    ({ code }) => !ofTheCart.includes(code) && !(isGuest && afterSignIn.includes(code)),
  );
  const last = steps.length - 1;
  const first = steps.findIndex((step) => blocked.some((problem) => problem.step === step));
  const limit = first < 0 ? last : first;
  const begin = hasTimes(checkout) && checkout.slot ? 1 : 0;
  const wanted = asked ? steps.indexOf(asked) : begin;
  return steps[Math.min(limit, wanted < 0 ? begin : wanted)] ?? 'REVIEW';
}

/** The step after one; the last stays. */
export function stepAfter(checkout: Stepped, step: CheckoutStep): CheckoutStep {
  const steps = stepsOf(checkout);
  return steps[steps.indexOf(step) + 1] ?? 'REVIEW';
}

/** The step that an address names, `?step=payment`; null if it names none. */
export const stepNamed = (name: string | null): CheckoutStep | null =>
  order.find((step) => step.toLowerCase() === name) ?? null;

/** Path of the checkout of a cart, at a step. */
export const checkoutPath = (base: string, cartId: string, step?: CheckoutStep): string =>
  `${base}?${new URLSearchParams({ cart: cartId, ...(step ? { step: step.toLowerCase() } : {}) })}`;
