import type { Lot } from '../lots.ts';
import { choicesOf, type TypeOf, withPool } from '../pools.ts';
import { withSubscription } from '../subscription.ts';
import { type Deal, dealOf } from './deal.ts';
import type { Ground } from './part.ts';
import type { CartPart } from './parts.ts';

/** Ways to settle the pools of one part that are tried. */
const tried = 192;

/** A part before any offer, once for each way to settle its pools, and whether there are more than are tried. */
export function startsOf(
  { pools }: CartPart,
  own: readonly Lot[],
  ground: Ground,
  typeOf: TypeOf,
): { starts: Deal[]; isCut: boolean } {
  let settled: (readonly Lot[])[] = [own];
  let isCut = false;
  for (const pool of pools) {
    const { choices, areMore } = choicesOf(own, pool, typeOf);
    const all = settled.flatMap((start) => choices.map((choice) => withPool(start, pool, choice)));
    isCut ||= areMore || all.length > tried;
    settled = all.slice(0, tried);
  }
  return { starts: settled.flatMap((start) => subscribed(start, ground)).map((lots) => dealOf(lots)), isCut };
}

/**
 * What subscribing takes off, once for each way its odd cents may fall: which unit of a line is in a group is open, and so
 * which of them is the earlier one (N-38, N-81).
 */
function subscribed(lots: readonly Lot[], { lines, context }: Ground): (readonly Lot[])[] {
  const first = withSubscription(lines, lots, context);
  const differ = lots.some(({ line, netCents }, index) => {
    const before = lots[index - 1];
    return before?.line === line && before.netCents !== netCents && lines[line]!.isSubscription;
  });
  if (!differ) return [first];
  const turned = lots.toReversed().toSorted((one, other) => one.line - other.line);
  const second = withSubscription(lines, turned, context);
  return netsOf(first) === netsOf(second) ? [first] : [first, second];
}

/** What units cost, whatever their order. */
const netsOf = (lots: readonly Lot[]): string =>
  lots
    .map(({ line, netCents, count }) => `${line} ${netCents} ${count}`)
    .toSorted()
    .join();
