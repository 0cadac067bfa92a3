import type { OfferedGroup } from '../../catalog/index.ts';
import type { ChosenOption } from './line.ts';

/**
 * The options with these UPCs, if every group has as many as it asks for (N-57); null if not, or if one is unknown, out
 * today, or named twice. Without any, each group's defaults are taken, without those that are out.
 */
export function chosenOptions(
  groups: readonly OfferedGroup[],
  upcs: readonly string[] | undefined,
): ChosenOption[] | null {
  const chosen: ChosenOption[] = [];
  for (const { minimum, maximum, options } of groups) {
    const own = options.filter(({ upcId, isDefault, isOut }) => !isOut && (upcs ? upcs.includes(upcId) : isDefault));
    if (own.length < minimum || own.length > maximum) return null;
    for (const { upcId, name, priceDeltaCents } of own) chosen.push({ upcId, name, priceDeltaCents });
  }
  if (upcs && (chosen.length !== upcs.length || new Set(upcs).size !== upcs.length)) return null;
  return chosen;
}

/** What options add to the price, in cents: as the catalog says now, or as it was when they were chosen. */
export function optionCents(
  options: readonly ChosenOption[],
  groups: readonly Pick<OfferedGroup, 'options'>[],
): number {
  const now = new Map(
    groups.flatMap((group) => group.options.map(({ upcId, priceDeltaCents }) => [upcId, priceDeltaCents])),
  );
  return options.reduce((sum, { upcId, priceDeltaCents }) => sum + (now.get(upcId) ?? priceDeltaCents), 0);
}
