/** A rule of its own for a CUSTOM offer (N-34): which units it discounts. A change of behavior is a new name. */
interface Custom {
  /** What it does, for whoever asks why. */
  explain: string;
  takes: 'CHEAPEST';
}

/** The rules that a CUSTOM offer may name; an offer that names another takes nothing off. */
export const customs: Readonly<Record<string, Custom>> = {
  CHEAPEST_UNIT: {
    explain: 'Discounts the cheapest qualifying unit, or as many of the cheapest as the offer allows.',
    takes: 'CHEAPEST',
  },
};
