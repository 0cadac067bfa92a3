import type { Checkout } from '../steps.ts';

/**
 * Id of the time that is chosen: the one that was tapped, while it can be had; the one that is held; or else the first that
 * can be had, so that going on is one tap (N-59). Empty if there is none.
 */
export function chosenTime({ days, slot }: Pick<Checkout, 'days' | 'slot'>, tapped: string | undefined): string {
  const offered = days.flatMap(({ slots }) => slots.filter(({ isOffered }) => isOffered).map(({ id }) => id));
  return offered.find((id) => id === tapped) ?? slot?.id ?? offered[0] ?? '';
}
