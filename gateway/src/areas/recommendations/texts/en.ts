import type { Wording } from '../../../shared/language.ts';
/** Texts of the area, English. */
export const en = {
  late: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
  dueToday: 'Due today',
  dueTomorrow: 'Due tomorrow',
  dueIn: (days: number) => `Due in ${days} days`,
  every: (days: number) => (days === 1 ? 'every day' : `every ${days} days`),
  because: (due: string, cadence: string) => `${due}, ${cadence}`,
  bought: (times: number, day: string) =>
    times === 1 ? `Bought once, on ${day}` : `Bought ${times} times, last on ${day}`,
  boughtWith: (shelf: string) => `Often bought with ${shelf.toLowerCase()}`,
  together: 'Often bought together',
  popular: 'Many buy it',
};

/** The same in any language. */
export type Texts = Wording<typeof en>;
