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
  ...changes,
});

test('N-60 groceries go through three steps; what a seller ships needs no time', () => {
  expect(stepsOf(checkout())).toEqual(['TIME', 'DETAILS', 'REVIEW']);
  const shipped = checkout({ channel: 'SHIPPING', slot: null, problems: [problem('ADDRESS_NEEDED', 'PLACE')] });
  expect(stepsOf(shipped)).toEqual(['DETAILS', 'REVIEW']);
  expect(stepToShow(shipped, null, false)).toBe('DETAILS');
});

test('S-2 who is in the store chooses the way and pays; what is not there is said at the review', () => {
  const inside = checkout({ channel: 'IN_STORE', slot: null, problems: [problem('PAYMENT_NEEDED', 'PAYMENT')] });
  expect(stepsOf(inside)).toEqual(['TIME', 'DETAILS', 'REVIEW']);
  expect(stepToShow(inside, 'TIME', false)).toBe('TIME');
  expect(stepToShow(inside, 'REVIEW', false)).toBe('DETAILS');
  expect(stepAfter(inside, 'TIME', false)).toBe('DETAILS');
  const gone = checkout({ channel: 'IN_STORE', slot: null, problems: [problem('UNAVAILABLE_LINES', 'ITEMS')] });
  expect(stepToShow(gone, 'REVIEW', false)).toBe('REVIEW');
});

test('the address says which step is shown, as long as the ones before it are done', () => {
  expect(stepToShow(checkout(), 'DETAILS', false)).toBe('DETAILS');
  expect(stepToShow(checkout({ slot: null, problems: [problem('SLOT_NEEDED', 'TIME')] }), 'DETAILS', false)).toBe(
    'TIME',
  );
  expect(stepToShow(checkout({ problems: [problem('PAYMENT_NEEDED', 'PAYMENT')] }), 'TIME', false)).toBe('TIME');
});

test('N-60 what is known is not asked again: without a wish it is the first step that is not done, or the review', () => {
  expect(stepToShow(checkout(), null, false)).toBe('REVIEW');
  const timeless = checkout({ slot: null, problems: [problem('SLOT_NEEDED', 'TIME')] });
  expect(stepToShow(timeless, null, false)).toBe('TIME');
  expect(stepAfter(checkout(), 'TIME', false)).toBe('REVIEW');
  expect(stepAfter(checkout({ problems: [problem('PHONE_NEEDED', 'PLACE')] }), 'TIME', false)).toBe('DETAILS');
});

test('T-79 a time that ended is chosen again, then the step that was open comes back', () => {
  const ended = checkout({ slot: null, problems: [problem('SLOT_ENDED', 'TIME')] });
  expect(stepToShow(ended, 'REVIEW', false)).toBe('TIME');
  expect(stepToShow(checkout(), 'REVIEW', false)).toBe('REVIEW');
});

test('a guest gets to the review without an address, which comes after signing in', () => {
  const needs = checkout({ problems: [problem('ADDRESS_NEEDED', 'PLACE'), problem('SIGN_IN_NEEDED', 'REVIEW')] });
  expect(stepToShow(needs, 'REVIEW', true)).toBe('REVIEW');
  expect(stepToShow(needs, 'REVIEW', false)).toBe('DETAILS');
});

test('a cart below its minimum holds up no step, and is said once', () => {
  const small = checkout({ problems: [problem('BELOW_MINIMUM', 'ITEMS'), problem('PHONE_NEEDED', 'PLACE')] });
  expect(stepToShow({ ...small, problems: small.problems.slice(0, 1) }, 'REVIEW', false)).toBe('REVIEW');
  expect(cartProblems(small)).toHaveLength(1);
  expect(problemsOf(small, 'ITEMS')).toEqual([]);
  expect(problemsOf(small, 'PLACE')).toHaveLength(1);
});

test('each step has an address of its own, and those that stand in it lead there', () => {
  expect(checkoutPath('/checkout', 'c 1', 'DETAILS')).toBe('/checkout?cart=c+1&step=details');
  expect(checkoutPath('/checkout', 'c1')).toBe('/checkout?cart=c1');
  expect(stepNamed('details')).toBe('DETAILS');
  expect(['place', 'payment', 'items'].map(stepNamed)).toEqual(['DETAILS', 'DETAILS', 'REVIEW']);
  expect(stepNamed('constructor')).toBeNull();
  expect(stepAfter(checkout(), 'REVIEW', false)).toBe('REVIEW');
});
