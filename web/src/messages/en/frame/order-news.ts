import { plural } from '../../support/plural.ts';

const swaps = plural('en', { one: 'swap to decide', other: 'swaps to decide' });
const minutes = plural('en', { one: 'minute', other: 'minutes' });

/** Texts of what an order waits for. */
export const orderNewsTexts = {
  label: (id: string) => `News about order ${id}`,
  swaps: (count: number) => `${count} ${swaps(count)}`,
  pay: 'Fix payment',
  decide: 'Decide',
  see: 'See order',
  held: 'The time held for you',
  heldFor: (left: number) => `Held for ${left} more ${minutes(left)}.`,
  heldOver: 'No longer held.',
  finish: 'Finish order',
  chooseAgain: 'Choose a time',
  actionOf: (action: string, id: string) => `${action}, order ${id}`,
};
export type OrderNewsTexts = typeof orderNewsTexts;
