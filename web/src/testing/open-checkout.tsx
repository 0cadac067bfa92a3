import { screen } from '@testing-library/react';
import type { Checkout } from '../features/checkout/steps.ts';
import { pageNow } from '../page/clock.ts';
import { savedAddress } from './fixtures/address.ts';
import { checkoutProblem, deliveryCheckout, heldSlot, inStoreCheckout, pickupCheckout } from './fixtures/checkout.ts';
import { openPage } from './open-page.tsx';

export type Input = Record<string, unknown>;
const profile = { id: 'c1', phones: [{ number: '4155554821', isPrimary: true }], addresses: [savedAddress] };
/** No time is held yet. */
export const noSlot = { slot: null, problems: [checkoutProblem('SLOT_NEEDED', 'TIME', 'Choose a time.')] };

const unpaid = [checkoutProblem('PAYMENT_NEEDED', 'PAYMENT', 'Choose how you want to pay.')];
/** Nothing is chosen yet but the way. */
export const asNew = { slot: null, problems: [...noSlot.problems, ...unpaid] };

/** Opens the checkout of a cart in front of a gateway that keeps what is chosen, as the real one does; `more` replaces fields of it. */
export function openCheckout(first: Checkout | null, step: string | null, more: Record<string, unknown> = {}) {
  const state = { checkout: first };
  const sent: Record<string, Input[]> = { holdSlot: [], setCheckout: [], placeOrder: [], changeCart: [] };
  const answer = (name: string, field: (input: Input) => object) => (args: { input: Input }) => {
    (sent[name] ??= []).push(args.input);
    return field(args.input);
  };
  const without = (step: 'TIME' | 'PAYMENT') => state.checkout!.problems.filter((problem) => problem.step !== step);
  const kept = (changes: Partial<Checkout>) => {
    state.checkout = { ...state.checkout!, ...changes };
    return { checkout: state.checkout, userErrors: [] };
  };
  const page = openPage(
    `/checkout?cart=cart-1${step ? `&step=${step}` : ''}`,
    { profile },
    {
      checkout: () => state.checkout,
      holdSlot: answer('holdSlot', () => kept({ slot: heldSlot(inMinutes(15)), problems: without('TIME') })),
      setCheckout: answer('setCheckout', ({ channel, paymentId }) =>
        kept({
          ...(channel === 'DELIVERY' ? { ...deliveryCheckout(), ...asNew } : {}),
          ...(channel === 'IN_STORE' ? inStoreCheckout({ problems: unpaid }) : {}),
          ...(channel === 'PICKUP' ? { ...pickupCheckout(), ...asNew } : {}),
          ...(typeof paymentId === 'string' ? { paymentId, problems: without('PAYMENT') } : {}),
        }),
      ),
      ...Object.fromEntries(
        Object.entries(more).map(([name, field]) => [
          name,
          typeof field === 'function' ? answer(name, field as (input: Input) => object) : field,
        ]),
      ),
    },
  );
  return { ...page, sent, state };
}
const inMinutes = (minutes: number) => new Date(pageNow() + minutes * 60_000).toISOString();

/** A refused order: why, and what comes with it. */
export const refused = (code: string, message: string, more: object = {}) => ({
  order: null,
  changes: null,
  checkout: null,
  userErrors: [{ code, message, field: null }],
  ...more,
});
/** The heading of a step, once it is there. */
export const stepHeading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
