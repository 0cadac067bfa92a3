import type { UpcomingRun } from '../../../generated/rest.ts';

type Item = Pick<UpcomingRun['items'][number], 'cents' | 'quantity' | 'savedCents' | 'outcome'>;

/** What all packages of an item of an order to come cost, with the saving and without; null for what doesn't come. */
export function centsOfItem({ cents, quantity, savedCents = 0, outcome }: Item): { now: number; was: number } | null {
  if (cents <= 0 || (outcome !== 'ORDERED' && outcome !== 'SUBSTITUTED')) return null;
  const was = cents * quantity;
  return { now: was - savedCents, was };
}
