import { texts } from '../texts.ts';

const words = texts.preparation;

/** S-267: `25 min`, `1 hr`, `1 hr 30 min`. @param minutes at least 0 */
export function timeNeeded(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return words.minutes(rest);
  return rest === 0 ? words.hours(hours) : `${words.hours(hours)} ${words.minutes(rest)}`;
}

/** S-68, S-267: `Ready in 25 min`; null if it's ready. */
export const preparationText = (minutes: number): string | null =>
  minutes > 0 ? words.ready(timeNeeded(minutes)) : null;

/** S-267: the label of what is made to order; short if it takes less than an hour. */
export const madeToOrderLabel = (minutes: number): string =>
  minutes < 60 ? words.madeToOrder : words.madeToOrderIn(timeNeeded(minutes));
