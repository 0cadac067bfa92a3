import { expect, test } from 'vitest';
import { cartProblems, checkoutPath, problemsOf, stepAfter, stepNamed, stepsOf, stepToShow } from './steps.ts';

const problem = (code: string, step: 'TIME' | 'PLACE' | 'ITEMS' | 'PAYMENT' | 'REVIEW') => ({
  __typename: 'CheckoutProblem' as const,
  code,
  step,
  message: code,
  lineIds: [],
});
const held = {
  __typename: 'HeldSlot' as const,
  id: 's1',
  text: 'Thursday, Aug 6, 4 to 5 PM',
  feeText: 'Free',
  noteText: '',
  heldUntil: null,
};
const checkout = (changes: object = {}) => ({
  channel: 'PICKUP' as const,
  slot: held,
  problems: [] as ReturnType<typeof problem>[],
  cart: { lines: [{ substitution: {} as unknown }] },
  ...changes,
});

test('N-60 groceries go through five steps; what a seller ships needs no time, and has no substitutes', () => {
  expect(stepsOf(checkout())).toEqual(['TIME', 'PLACE', 'ITEMS', 'PAYMENT', 'REVIEW']);
  const shipped = checkout({ channel: 'SHIPPING', slot: null, cart: { lines: [{ substitution: null }] } });
  expect(stepsOf(shipped)).toEqual(['PLACE', 'PAYMENT', 'REVIEW']);
  expect(stepToShow(shipped, null, false)).toBe('PLACE');
});

test('S-2 who is in the store picks everything, and only chooses the way and pays, unless something is not there', () => {
  const inside = checkout({ channel: 'IN_STORE', slot: null, problems: [problem('PAYMENT_NEEDED', 'PAYMENT')] });
  expect(stepsOf(inside)).toEqual(['TIME', 'PAYMENT', 'REVIEW']);
  expect(stepToShow(inside, null, false)).toBe('TIME');
  expect(stepToShow(inside, 'REVIEW', false)).toBe('PAYMENT');
  expect(stepAfter(inside, 'TIME')).toBe('PAYMENT');
  const gone = checkout({ channel: 'IN_STORE', slot: null, problems: [problem('UNAVAILABLE_LINES', 'ITEMS')] });
  expect(stepToShow(gone, 'REVIEW', false)).toBe('ITEMS');
  expect(stepAfter(inside, 'PAYMENT')).toBe('REVIEW');
});

test('the address says which step is shown, as long as the ones before it are done', () => {
  expect(stepToShow(checkout(), 'PAYMENT', false)).toBe('PAYMENT');
  expect(stepToShow(checkout(), null, false)).toBe('PLACE');
  expect(stepToShow(checkout({ slot: null, problems: [problem('SLOT_NEEDED', 'TIME')] }), 'PAYMENT', false)).toBe(
    'TIME',
  );
  expect(stepToShow(checkout({ problems: [problem('PAYMENT_NEEDED', 'PAYMENT')] }), 'TIME', false)).toBe('TIME');
});

test('T-79 a time that ended is chosen again, then the step that was open comes back', () => {
  const ended = checkout({ slot: null, problems: [problem('SLOT_ENDED', 'TIME')] });
  expect(stepToShow(ended, 'REVIEW', false)).toBe('TIME');
  expect(stepToShow(checkout(), 'REVIEW', false)).toBe('REVIEW');
});

test('a guest gets to the review without an address, which comes after signing in', () => {
  const needs = checkout({ problems: [problem('ADDRESS_NEEDED', 'PLACE'), problem('SIGN_IN_NEEDED', 'REVIEW')] });
  expect(stepToShow(needs, 'REVIEW', true)).toBe('REVIEW');
  expect(stepToShow(needs, 'REVIEW', false)).toBe('PLACE');
});

test('a cart below its minimum holds up no step, and is said once', () => {
  const small = checkout({ problems: [problem('BELOW_MINIMUM', 'ITEMS'), problem('PHONE_NEEDED', 'PLACE')] });
  expect(stepToShow({ ...small, problems: small.problems.slice(0, 1) }, 'REVIEW', false)).toBe('REVIEW');
  expect(cartProblems(small)).toHaveLength(1);
  expect(problemsOf(small, 'ITEMS')).toEqual([]);
  expect(problemsOf(small, 'PLACE')).toHaveLength(1);
});

test('each step has an address of its own', () => {
  expect(checkoutPath('/checkout', 'c 1', 'PAYMENT')).toBe('/checkout?cart=c+1&step=payment');
  expect(checkoutPath('/checkout', 'c1')).toBe('/checkout?cart=c1');
  expect(stepNamed('payment')).toBe('PAYMENT');
  expect(stepNamed('constructor')).toBeNull();
  expect(stepAfter(checkout(), 'TIME')).toBe('PLACE');
  expect(stepAfter(checkout(), 'REVIEW')).toBe('REVIEW');
});
