import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkoutProblem, deliveryCheckout, pickupCheckout, snapShare } from '../../testing/fixtures/checkout.ts';
import { asNew, noSlot, openCheckout, stepHeading } from '../../testing/open-checkout.tsx';

vi.stubGlobal('scrollTo', () => {});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('N-59 a time is chosen, held, and leads on to contact and payment, with the focus on their heading', async () => {
  const { shopper, sent, router } = openCheckout(pickupCheckout(asNew), null);
  await stepHeading('Time');
  await shopper.click(await screen.findByRole('radio', { name: /^4 to 5 PM Free$/ }));
  expect(screen.getByText('Thursday, Aug 6, 4 to 5 PM · Free')).toBeInTheDocument();
  await shopper.click(screen.getByRole('button', { name: 'Use this time' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Contact and payment' })).toHaveFocus());
  expect(sent['holdSlot']).toEqual([
    { cartId: 'cart-1', slotId: 'thu-16', clientRequestId: expect.any(String) as string },
  ]);
  expect(router.state.location.search).toBe('?cart=cart-1&step=details');
  expect(screen.getByText('Pickup, Thursday, Aug 6, 4 to 5 PM, free')).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/^Held for \d+ more minutes$/);
});

test('N-59 the first time that can be had is chosen already: going on is one tap', async () => {
  const { shopper, sent } = openCheckout(pickupCheckout(noSlot), 'time');
  const [first] = pickupCheckout().days.flatMap(({ slots }) => slots.filter(({ isOffered }) => isOffered));
  await shopper.click(await screen.findByRole('button', { name: 'Use this time' }));
  await waitFor(() => expect(sent['holdSlot']).toMatchObject([{ slotId: first!.id }]));
});

test('where no time can be had, nothing is held', async () => {
  const { shopper, sent } = openCheckout(pickupCheckout({ ...noSlot, days: [] }), 'time');
  await shopper.click(await screen.findByRole('button', { name: 'Use this time' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Choose a time first.');
  expect(alert).toHaveFocus();
  expect(sent['holdSlot']).toEqual([]);
});

test('N-60 what is known is not asked again: with a number, a way to pay, and a time, the review opens', async () => {
  const { shopper } = openCheckout(pickupCheckout(noSlot), null);
  await shopper.click(await screen.findByRole('button', { name: 'Use this time' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Review' })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Place order' })).toBeVisible();
});

test('N-59 a time that has just been taken is said at once, and another can be chosen', async () => {
  const { shopper } = openCheckout(pickupCheckout(noSlot), 'time', {
    holdSlot: () => ({
      checkout: pickupCheckout(noSlot),
      userErrors: [{ code: 'SLOT_FULL', message: 'Someone was faster: that time is full.', field: null }],
    }),
  });
  await shopper.click(await screen.findByRole('radio', { name: /^4 to 5 PM Free$/ }));
  await shopper.click(screen.getByRole('button', { name: 'Use this time' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone was faster: that time is full.');
  expect(screen.getByRole('heading', { level: 2, name: 'Time' })).toBeInTheDocument();
});

test('S-145 what not every time is for is said before anything is chosen, and comes before every other step', async () => {
  const note = "Turkey Club can't be ready at every time. The first that works is Thursday, Aug 6, 10 to 11 AM.";
  const message = "Turkey Club can't be ready at the time you chose. Choose another one.";
  openCheckout(
    pickupCheckout({ timeNotes: [note], problems: [checkoutProblem('SLOT_UNFIT', 'TIME', message, ['l1'])] }),
    'payment',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByText(note)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Time' })).toBeInTheDocument();
});

test('T-79 a hold that ended is chosen again, and the step that was open comes back', async () => {
  const ended = pickupCheckout({
    slot: null,
    problems: [checkoutProblem('SLOT_ENDED', 'TIME', 'The time you chose is no longer held.')],
  });
  const { shopper } = openCheckout(ended, 'payment');
  expect(await screen.findByRole('alert')).toHaveTextContent('The time you chose is no longer held.');
  await shopper.click(screen.getByRole('radio', { name: /^4 to 5 PM Free$/ }));
  await shopper.click(screen.getByRole('button', { name: 'Use this time' }));
  expect(await stepHeading('Contact and payment')).toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: 'At pickup' })).toBeChecked();
});

test('S-2 a shopper who is at the store chooses so, needs no time, and can change their mind', async () => {
  const { shopper, sent } = openCheckout(pickupCheckout(noSlot), 'time');
  await shopper.click(await screen.findByRole('radio', { name: 'In-store' }));
  expect(await stepHeading('How you get it')).toBeInTheDocument();
  expect(screen.getByText(/^No time to choose, and no minimum/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Pickup time' })).toBeNull();
  await shopper.click(screen.getByRole('radio', { name: 'Pickup' }));
  expect(await screen.findByRole('group', { name: 'Pickup time' })).toBeInTheDocument();
  await shopper.click(screen.getByRole('radio', { name: 'In-store' }));
  await shopper.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await stepHeading('Payment')).toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: 'At the register' })).toBeChecked();
  expect(screen.getByRole('link', { name: 'Change: How you get it' })).toBeVisible();
  expect(sent['setCheckout']?.map(({ channel }) => channel)).toEqual(['IN_STORE', 'PICKUP', 'IN_STORE']);
  expect(sent['holdSlot']).toEqual([]);
});

test('delivery has its own times, then asks where to, attended unless told otherwise', async () => {
  const { shopper, sent } = openCheckout(pickupCheckout(noSlot), 'time');
  await shopper.click(await screen.findByRole('radio', { name: 'Delivery' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Delivery time' })).toBeInTheDocument());
  await shopper.click(screen.getByRole('radio', { name: /^4 to 5 PM Free$/ }));
  await shopper.click(screen.getByRole('button', { name: 'Use this time' }));
  expect(await screen.findByRole('radio', { name: '148 Guerrero St, Apt 3' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Hand it to me' })).toBeChecked();
  await shopper.click(screen.getByRole('radio', { name: 'Leave it at the door' }));
  await shopper.click(await screen.findByRole('radio', { name: 'Side gate' }));
  await shopper.type(screen.getByRole('textbox', { name: /Note for the driver/ }), 'Gate code 4410.');
  await shopper.click(screen.getByRole('button', { name: 'Review order' }));
  await stepHeading('Review');
  expect(sent['setCheckout']?.at(-1)).toEqual({
    paymentId: 'HAND_OVER',
    tipCents: 0,
    cartId: 'cart-1',
    addressId: 'a1',
    handOver: 'UNATTENDED',
    leaveAt: 'SIDE_GATE',
    instructions: 'Gate code 4410.',
    phone: '4155554821',
    clientRequestId: expect.any(String) as string,
  });
});

test('S-144 N-54 what needs ID at the door can’t be left there, and says why', async () => {
  const { handOver } = deliveryCheckout();
  openCheckout(
    deliveryCheckout({
      handOver: { ...handOver, canBeUnattended: false, unattendedProblem: 'Wine needs an adult with ID at the door.' },
    }),
    'place',
  );
  const unattended = await screen.findByRole('radio', { name: 'Leave it at the door' });
  expect(unattended).toBeDisabled();
  expect(unattended).toHaveAccessibleDescription('Wine needs an adult with ID at the door.');
});

test('a phone number that can reach no one is refused at its field, with a summary that leads there', async () => {
  const { shopper, sent } = openCheckout(pickupCheckout(), 'place');
  expect(await screen.findByText(/^We'll reach you at \(415\) 555-4821/)).toBeVisible();
  await shopper.click(screen.getByRole('button', { name: 'Change: Mobile number' }));
  const phone = screen.getByRole('textbox', { name: 'Mobile number' });
  expect(phone).toHaveFocus();
  expect(phone).toHaveValue('(415) 555-4821');
  await shopper.clear(phone);
  await shopper.type(phone, '415');
  await shopper.click(screen.getByRole('button', { name: 'Review order' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(phone).toBeInvalid();
  await shopper.click(within(summary).getByRole('link', { name: 'Enter a 10-digit US mobile number.' }));
  expect(phone).toHaveFocus();
  expect(sent['setCheckout']).toEqual([]);
});

test('N-60 what happens if an item is out is chosen for each, and the words for all of them follow', async () => {
  const { shopper, sent, state } = openCheckout(pickupCheckout(), 'items', {
    changeCart: () => {
      const { cart } = state.checkout!;
      const lines = cart.lines.map((line) =>
        line.id === 'l6' ? { ...line, substitution: { ...line.substitution!, kind: 'REFUND' as const } } : line,
      );
      state.checkout = {
        ...state.checkout!,
        substitutionText: 'Best match for 5 items, refund for 1.',
        cart: { ...cart, lines },
      };
      return { carts: null, done: [], refused: [], userErrors: [] };
    },
  });
  await shopper.click(await screen.findByText('Choose for single items'));
  const choice = screen.getByRole('combobox', { name: 'If Ataulfo Mango is out' });
  await shopper.selectOptions(choice, 'Refund');
  expect(await screen.findByText('Best match for 5 items, refund for 1.')).toBeInTheDocument();
  expect(choice).toHaveValue('REFUND');
  expect(sent['changeCart']).toMatchObject([{ set: [{ lineId: 'l6', substitution: 'REFUND' }] }]);
});

test('N-64 a way to pay that can’t be chosen says why, and how to change that', async () => {
  const { handOver, payments } = deliveryCheckout();
  openCheckout(
    deliveryCheckout({
      handOver: { ...handOver, kind: 'UNATTENDED', leaveAt: 'FRONT_DOOR' },
      payments: payments.map((way) =>
        way.id === 'HAND_OVER' ? { ...way, isOffered: false, problem: 'Someone has to be at the door.' } : way,
      ),
      paymentId: null,
    }),
    'payment',
  );
  const atTheDoor = await screen.findByRole('radio', { name: 'At the door' });
  expect(atTheDoor).toBeDisabled();
  expect(atTheDoor).toHaveAccessibleDescription(/Someone has to be at the door\./);
  expect(screen.getByRole('radio', { name: 'Quillpay' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Leave it at the door' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Hand it to me' })).toBeEnabled();
});

test('N-52 SNAP pays for what is eligible: nothing at first, all of it, or an amount that fits', async () => {
  const { shopper, sent } = openCheckout(pickupCheckout({ snap: snapShare() }), 'payment');
  expect(await screen.findByText('$21.98 of this order is SNAP eligible.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'No SNAP' })).toBeChecked();
  await shopper.click(screen.getByRole('radio', { name: 'Another amount' }));
  await shopper.type(screen.getByRole('textbox', { name: 'SNAP amount in dollars' }), '30');
  await shopper.click(screen.getByRole('button', { name: 'Review order' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter an amount up to $21.98.');
  expect(sent['setCheckout']).toEqual([]);
  await shopper.click(screen.getByRole('radio', { name: 'All of $21.98' }));
  await shopper.click(screen.getByRole('button', { name: 'Review order' }));
  await stepHeading('Review');
  expect(sent['setCheckout']).toMatchObject([{ paymentId: 'HAND_OVER', snapCents: 2198 }]);
});

test('a delivery can have a tip of the shopper’s own', async () => {
  const { shopper, sent } = openCheckout(deliveryCheckout(), 'payment');
  await shopper.click(await screen.findByRole('radio', { name: 'Another amount' }));
  await shopper.type(screen.getByRole('textbox', { name: 'Tip in dollars' }), '101');
  await shopper.click(screen.getByRole('button', { name: 'Review order' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter an amount up to $100.');
  await shopper.clear(screen.getByRole('textbox', { name: 'Tip in dollars' }));
  await shopper.type(screen.getByRole('textbox', { name: 'Tip in dollars' }), '4.50');
  await shopper.click(screen.getByRole('button', { name: 'Review order' }));
  await stepHeading('Review');
  expect(sent['setCheckout']).toMatchObject([{ paymentId: 'HAND_OVER', tipCents: 450 }]);
});

test('N-50 what is weighed says in the review how much was chosen, beside its price', async () => {
  const { cart, ...checkout } = pickupCheckout();
  const [line, ...others] = cart.lines;
  const weighed = { ...line!, name: 'Roma Tomatoes', weightText: 'About 2.15 lb', metaText: '$2.69/lb' };
  openCheckout({ ...checkout, cart: { ...cart, lines: [weighed, ...others] } }, 'review');
  await stepHeading('Review');
  expect(screen.getByText('About 2.15 lb · $2.69/lb')).toBeVisible();
});

test('a step that is changed from the review leads back to it', async () => {
  const { shopper, router } = openCheckout(pickupCheckout(), 'review');
  await stepHeading('Review');
  await shopper.click(screen.getByRole('link', { name: 'Change: Contact and payment' }));
  await shopper.click(await screen.findByRole('radio', { name: 'Quillpay' }));
  await shopper.click(screen.getByRole('button', { name: 'Review order' }));
  await stepHeading('Review');
  expect(router.state.location.search).toBe('?cart=cart-1&step=review');
});

const purchaseOrder = {
  __typename: 'PurchaseOrder' as const,
  number: null,
  hint: 'Up to 30 letters, digits, spaces, and . _ / # -',
};

test('S-165 a business writes its PO number with the payment, finds it beside it, and can take it back', async () => {
  const { shopper, sent } = openCheckout(
    pickupCheckout({ purchaseOrder: { ...purchaseOrder, number: '4500' } }),
    'payment',
  );
  const field = await screen.findByRole('textbox', { name: /^PO number/ });
  expect(field).toHaveValue('4500');
  expect(field).toHaveAccessibleDescription(purchaseOrder.hint);
  await shopper.type(field, '-77');
  await shopper.click(screen.getByRole('button', { name: 'Review order' }));
  await waitFor(() => expect(sent['setCheckout']).toMatchObject([{ poNumber: '4500-77' }]));
  expect(await screen.findByText(/At pickup · PO number 4500$/)).toBeVisible();
  await shopper.click(screen.getByRole('link', { name: 'Change: Contact and payment' }));
  await shopper.clear(await screen.findByRole('textbox', { name: /^PO number/ }));
  await shopper.click(screen.getByRole('button', { name: 'Review order' }));
  await waitFor(() => expect(sent['setCheckout']).toHaveLength(2));
  expect(sent['setCheckout']?.[1]).toMatchObject({ poNumber: '' });
});

test('S-165 a PO number that is refused says why at its field, and stays as it was typed', async () => {
  const message = 'Use up to 30 letters, digits, spaces, and . _ / # -, and begin with a letter, a digit, or #.';
  const checkout = pickupCheckout({ purchaseOrder });
  const { shopper } = openCheckout(checkout, 'payment', {
    setCheckout: () => ({ checkout, userErrors: [{ code: 'PO_NUMBER_INVALID', message, field: 'poNumber' }] }),
  });
  const field = await screen.findByRole('textbox', { name: /^PO number/ });
  await shopper.type(field, '=1+1');
  await shopper.click(screen.getByRole('button', { name: 'Review order' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field).toBeInvalid();
  expect(field).toHaveValue('=1+1');
});

test('S-165 the checkout of a household asks for no PO number', async () => {
  const { shopper, sent } = openCheckout(pickupCheckout(), 'payment');
  await shopper.click(await screen.findByRole('button', { name: 'Review order' }));
  await waitFor(() => expect(sent['setCheckout']).toHaveLength(1));
  expect(screen.queryByRole('textbox', { name: /^PO number/ })).toBeNull();
  expect(sent['setCheckout']?.[0]).not.toHaveProperty('poNumber');
});
