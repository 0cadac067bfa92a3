import type { Drafted, Facts } from './change-lines.ts';
import { grown, type Line, lineKey } from './line.ts';
import { mostLines, mostPackages } from './limits.ts';
import { piecesFor } from './stock.ts';

/** What a household's cart has taken over, and where it couldn't take all of it. */
export interface Merged {
  /** Packages. */
  taken: number;
  capped: { entryId: string | null; itemId: string; name: string; quantity: number; isShort: boolean }[];
}

/** Adds a guest's lines to a household's cart: the same item, options, and weight sum up to the maximum, and to what is in stock (N-6). */
export function mergeLines(draft: Drafted, guestLines: readonly Line[], facts: Facts): Merged {
  const merged: Merged = { taken: 0, capped: [] };
  for (const from of guestLines.filter(({ quantity, saved }) => quantity + saved > 0)) {
    const key = lineKey(from);
    const twin = [...draft.lines.values()].find((each) => lineKey(each) === key);
    const line = from.saved > 0 ? keepSaved(draft, from, twin, facts) : twin;
    if (from.quantity === 0) continue;
    const had = line?.quantity ?? 0;
    const live = [...draft.lines.values()].filter(({ quantity }) => quantity > 0);
    const others = live.reduce((sum, each) => sum + (each.bpn === from.bpn ? each.quantity : 0), 0);
    const offered = facts.offered(from.bpn);
    const maximum = Math.min(offered?.maximum ?? mostPackages, mostPackages);
    // What can't be had at all comes along and says so (T-72).
    const isThere = offered !== undefined && offered.reason === null && offered.pieces !== null;
    const pieces = isThere ? piecesFor(live, from.bpn, offered.pieces ?? 0) : Number.POSITIVE_INFINITY;
    const most = Math.min(maximum, pieces);
    const room = had === 0 && live.length >= mostLines ? 0 : Math.max(most - others, 0);
    const more = Math.min(from.quantity, room);
    const entryId = line?.entryId ?? from.entryId;
    if (more < from.quantity)
      merged.capped.push({
        entryId: had + more > 0 ? entryId : null,
        itemId: from.bpn,
        name: from.name,
        quantity: had + more,
        isShort: pieces < maximum,
      });
    if (more === 0) continue;
    merged.taken += more;
    const comments = line?.comments ?? from.comments;
    draft.lines.set(entryId, {
      ...(line ?? from),
      comments,
      quantity: had + more,
      changedVersion: facts.version,
      growth: grown((line ?? from).growth, facts.version, more),
    });
    draft.touched.add(entryId);
  }
  return merged;
}

/** What a guest keeps for later, the household does too. @returns the line that has it */
function keepSaved(draft: Drafted, from: Line, twin: Line | undefined, { version }: Facts): Line {
  const base = twin ?? { ...from, quantity: 0, saved: 0, changedVersion: version };
  const line = { ...base, saved: Math.min(base.saved + from.saved, mostPackages) };
  draft.lines.set(line.entryId, line);
  draft.touched.add(line.entryId);
  return line;
}
