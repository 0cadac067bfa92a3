import type { LineReason, SubstitutionKind } from './refusals.ts';

/** An option that was chosen for a made-to-order item (N-57). */
export interface ChosenOption {
  upcId: string;
  name: string;
  priceDeltaCents: number;
}

/** A line as it is kept: one product with one choice of options and one weight. */
export interface Line {
  entryId: string;
  bpn: string;
  /** Of each package, in hundredths of a pound; null unless sold by weight. */
  weight: number | null;
  /** Packages; 0 once removed, so that it can come back under its entry id. */
  quantity: number;
  /** Packages that are kept for later: they count in no sum, and stay when what is in the cart is ordered. */
  saved: number;
  name: string;
  options: readonly ChosenOption[];
  comments: string | null;
  /** In a cart of subscriptions: does it come this time only (S-176)? */
  isOneTime: boolean;
  substitution: { kind: SubstitutionKind; itemId: string | null };
  /** What the shopper was last told. */
  told: { cents: number; reason: LineReason | null };
  /** The cart's version that changed it last. */
  changedVersion: number;
  /** What was only added to it, lately (T-64). */
  growth: Growth;
  /** While an order is changed: as placed; quantity 0 for what is new. */
  placed: { quantity: number; weight: number | null } | null;
}

/** What was added to a line after everything else that happened to it: `since` is the version from which it only grew. */
export interface Growth {
  since: number;
  adds: readonly { version: number; quantity: number }[];
}

/** Additions that are remembered; who saw the cart before the oldest of them is told to look again. */
const mostAdds = 20;

/** A line's growth with one more addition. */
export function grown({ since, adds }: Growth, version: number, quantity: number): Growth {
  const all = [...adds, { version, quantity }];
  const forgotten = all.slice(0, -mostAdds).at(-1);
  return { since: forgotten?.version ?? since, adds: all.slice(-mostAdds) };
}

/** Packages that were added after a version; null if something else has happened to the line since. */
export const addedSince = ({ since, adds }: Growth, version: number): number | null =>
  since > version ? null : adds.reduce((sum, add) => sum + (add.version > version ? add.quantity : 0), 0);

/** Lines with the same item, options, and weight are one (N-6). */
export const lineKey = ({ bpn, options, weight }: Pick<Line, 'bpn' | 'options' | 'weight'>): string =>
  `${bpn}|${optionKey(options)}|${weight ?? 0}`;

export const optionKey = (options: readonly ChosenOption[]): string =>
  options
    .map(({ upcId }) => upcId)
    .toSorted()
    .join(',');
