import { expect, test } from 'vitest';
import { aCheckout } from '../../../testing/order-rows.ts';
import { checkoutNotices, checkoutProblems, holdText, paymentChoices, paymentName } from './checkout-words.ts';

test('N-64 a way to pay says when the money moves, and one that is not offered that it is not for this order', () => {
  const payments = [
    { paymentId: 'HAND_OVER', isOffered: true, problem: null },
    { paymentId: 'QUILLPAY', isOffered: false, problem: 'SOMETHING_NEW' },
  ];
  expect(paymentChoices({ payments, channel: 'PICKUP' }, 'en')).toEqual([
    {
      id: 'HAND_OVER',
      name: 'At pickup',
      text: 'Card, cash, or SNAP EBT, when you get your groceries.',
      wallet: null,
      isOffered: true,
      problem: null,
    },
    {
      id: 'QUILLPAY',
      name: 'Quillpay',
      text: 'We hold the total, and charge what we pack.',
      wallet: null,
      isOffered: false,
      problem: "This way to pay isn't offered for this order.",
    },
  ]);
  expect(paymentName('A_NEW_PROVIDER', 'PICKUP', 'en')).toBe('Pay online');
  expect(holdText({ holdCents: 1 }, 'en')).toBe('We hold $0.01 and charge what we pack.');
});

test('N-50 N-54 a checkout says only what is true of it', () => {
  const codes = (given: Partial<Parameters<typeof checkoutNotices>[0]>) =>
    checkoutNotices({ ...aCheckout(), ...given }, 'en').map(({ code }) => code);
  expect(codes({})).toEqual([]);
  expect(codes({ needsAge: true })).toEqual(['AGE']);
  expect(codes({ handOver: { kind: 'UNATTENDED' } })).toEqual(['UNATTENDED']);
  expect(checkoutNotices({ ...aCheckout(), isWeighed: true }, 'en')).toEqual([
    { code: 'WEIGHED', text: 'Some items are weighed when we pack them. You pay for their actual weight.' },
  ]);
});

test('N-60 a minimum is told with what is missing, to the cent; S-145 a time with what it is not for', () => {
  const problem = (code: 'BELOW_MINIMUM' | 'SLOT_UNFIT', missingCents: number) =>
    checkoutProblems({ ...aCheckout(), problems: [{ code, step: 'ITEMS', entryIds: ['a'] }], missingCents }, 'en', [
      { entryId: 'a', name: 'Turkey Club' },
      { entryId: 'b', name: 'Milk' },
    ])[0]?.message;
  expect(problem('BELOW_MINIMUM', 1)).toBe('Add $0.01 more to check out.');
  expect(problem('BELOW_MINIMUM', 0)).toBe('Your cart is below the minimum of this store.');
  expect(problem('SLOT_UNFIT', 0)).toBe("Turkey Club can't be ready at the time you chose. Choose another one.");
});
