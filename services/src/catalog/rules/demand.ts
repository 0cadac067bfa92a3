import { comparable, singular } from './search-query.ts';

/** What is done with a product that a search found. */
export const choiceActs = ['OPENED', 'ADDED'] as const;
export type ChoiceAct = (typeof choiceActs)[number];

/** How much each act says. */
const actPoints: Readonly<Record<ChoiceAct, number>> = { OPENED: 1, ADDED: 3 };
/** After so many days a choice or a sale counts half as much. */
export const halfLifeDays = 14;
/** By then it counts a sixteenth, and is forgotten. */
export const demandKeptDays = 4 * halfLifeDays;
/** Fewer choices may be chance, or one household's doing. */
const leastChoices = 3;
/** So many guests of one network are counted for one choice in a day: a browser that drops its cookie is another one. */
export const mostChoosersOfANetwork = 3;
/** So many choices of guests of one network are counted in a day, together. */
export const mostChoicesOfANetwork = 300;

/** So many products of a store are told as what it sells most. */
export const mostSold = 500;

/** Longer words are asked by few. */
const longestWords = 100;

/** What tells one query from another where choices are counted; null for what nobody else will ask. */
export function choiceWords(text: string): string | null {
  const words = comparable(text).split(' ').map(singular).join(' ');
  return words === '' || words.length > longestWords ? null : words;
}

/** How often a product was chosen on a day. */
export interface Choice {
  bpn: string;
  day: string;
  opened: number;
  added: number;
}

/** How much something of a day still counts. */
export const weightOn = (day: string, today: string): number =>
  0.5 ** (Temporal.PlainDate.from(day).until(today, { largestUnit: 'days' }).days / halfLifeDays);

/** What was chosen, in points that count less with time, by product; what few chose isn't there. */
export function chosenPoints(choices: readonly Choice[], today: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [bpn, days] of Map.groupBy(choices, (choice) => choice.bpn)) {
    if (days.reduce((sum, { opened, added }) => sum + opened + added, 0) < leastChoices) continue;
    const pointsOf = ({ day, opened, added }: Choice) =>
      (opened * actPoints.OPENED + added * actPoints.ADDED) * weightOn(day, today);
    found.set(
      bpn,
      days.reduce((sum, each) => sum + pointsOf(each), 0),
    );
  }
  return found;
}

/** Of what matches as well, what a household has bought before comes first, then what is in demand, then what is popular. */
export const placesWithin = { usual: 5_000_000, demand: 3_999_999, popularity: 999_999 } as const;

/**
 * What comes before among what matches as well, by product: by what the same words led others to, and, a third as much, by what
 * the store sells. Twice as much in demand is one step.
 */
export function demandPlaces(
  chosen: ReadonlyMap<string, number>,
  sold: ReadonlyMap<string, number>,
): Map<string, number> {
  const steps = (points = 0) => Math.log2(1 + points);
  const step = 200_000;
  return new Map(
    [...new Set([...chosen.keys(), ...sold.keys()])].map((bpn) => [
      bpn,
      Math.min(placesWithin.demand, Math.round(step * (steps(chosen.get(bpn)) * 1.5 + steps(sold.get(bpn)) / 2))),
    ]),
  );
}
