import { plural } from '../../support/plural.ts';

const changes = plural('en', { one: 'change', other: 'changes' });

/** Texts of an order that is being changed. */
export const orderEditTexts = {
  bar: (order: string) => `You are editing order ${order}.`,
  until: (time: string) => `Save by ${time}. Until then it stays as it was.`,
  addsGoThere: 'What you add goes into it.',
  review: 'Review changes',
  discard: 'Discard',
  discarding: 'Discarding',
  title: 'Edit your order',
  changeTime: 'Change time',
  changes: (count: number) => (count === 0 ? 'No changes yet' : `${count} ${changes(count)}, not saved yet`),
  addMore: 'Add more items',
  undo: 'Undo',
  undoOf: (name: string) => `Undo the change to ${name}`,
  putBack: 'Put back',
  putBackOf: (name: string) => `Put back ${name}`,
  whatChanges: 'What changes',
  asPlaced: 'Order as placed',
  newTotal: 'New total',
  save: 'Save changes',
  saving: 'Saving',
  saved: (order: string) => `Order ${order} is changed.`,
  clip: { title: 'Coupons for this order', action: 'Clip for my order' },
  couponsStay: 'Your coupons stay.',
  couponsText: (time: string) => `So do those you clip by ${time}: they come off even if you change nothing else.`,
  notOpen: "This order isn't open for changes",
  notOpenText: 'Open it from your orders to change it.',
  toOrders: 'Go to your orders',
  failed: "We couldn't save that. Try again.",
};
