import type { CheckoutStep } from '../../graphql/schema-types.ts';
import type { Checkout_CheckoutFragment } from './data/Checkout.generated.ts';

export type Checkout = Checkout_CheckoutFragment;
export type CheckoutLine = Checkout['cart']['lines'][number];
export type Problem = Checkout['problems'][number];

const order = ['TIME', 'DETAILS', 'REVIEW'] as const;
/** What a shopper does one after another: when, who and how to pay, and a last look. */
export type Step = (typeof order)[number];

/** In which step the shopper answers what the server asks of a checkout. */
const stepOf: Readonly<Record<CheckoutStep, Step>> = {
  TIME: 'TIME',
  PLACE: 'DETAILS',
  ITEMS: 'REVIEW',
  PAYMENT: 'DETAILS',
  REVIEW: 'REVIEW',
};
/** What belongs to the cart as a whole, so that no step can solve it. */
const ofTheCart: readonly string[] = ['EMPTY', 'BELOW_MINIMUM'];
/** What a guest does after signing in: until then, it holds up nothing but placing the order. */
const afterSignIn: readonly string[] = ['ADDRESS_NEEDED', 'SIGN_IN_NEEDED'];

type Stepped = Pick<Checkout, 'channel' | 'problems'>;

/** The steps of a checkout, in order (N-60): what a seller ships needs no time. */
export const stepsOf = ({ channel }: Pick<Checkout, 'channel'>): Step[] =>
  order.filter((step) => step !== 'TIME' || channel !== 'SHIPPING');

/** What the cart itself must be before anything can be ordered: a minimum, at least one line. */
export const cartProblems = ({ problems }: Pick<Checkout, 'problems'>): Problem[] =>
  problems.filter(({ code }) => ofTheCart.includes(code));

/** What stands in the way of one thing that the server asks. */
export const problemsOf = ({ problems }: Pick<Checkout, 'problems'>, step: CheckoutStep): Problem[] =>
  problems.filter((problem) => problem.step === step && !ofTheCart.includes(problem.code));

/**
 * The step to show: the one that the address asks for, unless an earlier one must be done first, or done again, such as
 * choosing a time after the one that was held has ended (T-79). Without a wish, the first that isn't done: what is known is
 * not asked again, and who comes back from the cart is at the review.
 */
export function stepToShow(checkout: Stepped, asked: Step | null, isGuest: boolean): Step {
  const steps = stepsOf(checkout);
  const blocked = checkout.problems.filter(
    ({ code }) => !ofTheCart.includes(code) && !(isGuest && afterSignIn.includes(code)),
  );
  const first = steps.findIndex((step) => blocked.some((problem) => stepOf[problem.step] === step));
  const limit = first < 0 ? steps.length - 1 : first;
  const wanted = asked ? steps.indexOf(asked) : limit;
  return steps[Math.min(limit, Math.max(wanted, 0))] ?? 'REVIEW';
}

/** The first step after one that isn't done; the review when all are. */
export function stepAfter(checkout: Stepped, step: Step, isGuest: boolean): Step {
  const steps = stepsOf(checkout);
  const next = steps[steps.indexOf(step) + 1] ?? 'REVIEW';
  const open = stepToShow(checkout, null, isGuest);
  return steps.indexOf(open) > steps.indexOf(next) ? open : next;
}

/** The step that an address names, `?step=details`, or one of those that stand in it, `?step=payment`; null if it names none. */
export function stepNamed(name: string | null): Step | null {
  const wanted = name?.toUpperCase();
  return (
    order.find((step) => step === wanted) ?? Object.entries(stepOf).find(([asked]) => asked === wanted)?.[1] ?? null
  );
}

/** Path of the checkout of a cart, at a step. */
export const checkoutPath = (base: string, cartId: string, step?: Step): string =>
  `${base}?${new URLSearchParams({ cart: cartId, ...(step ? { step: step.toLowerCase() } : {}) })}`;
