import { addedSince, grown, type Line, lineKey, optionKey } from './line.ts';
import { mostLines, mostPackages } from './limits.ts';
import { optionCents, chosenOptions } from './options.ts';
import { isMove, savedLines, splitOf } from './saved.ts';
import type { LineReason, LineRefusal, SubstitutionKind } from './refusals.ts';
import { piecesFor } from './stock.ts';
import type { OfferedGroup } from '../../catalog/index.ts';

/** A change as it was asked for. */
export interface Change {
  kind: 'ADD' | 'SET' | 'REMOVE';
  /** Of an ADD always; SET and REMOVE are about the line with the entry id, which has this item if it is named. */
  itemId?: string | undefined;
  entryId?: string | undefined;
  /** Packages. */
  quantity?: number | undefined;
  /** Packages kept for later. Without a `quantity` it moves them, and what there is of the line in all stays the same. */
  saved?: number | undefined;
  /** Hundredths of a pound. */
  weight?: number | undefined;
  /** An empty one removes it. */
  comments?: string | undefined;
  /** In a cart of subscriptions: it comes this time only. */
  isOneTime?: boolean | undefined;
  /** UPCs. */
  options?: readonly string[] | undefined;
  substitution?: { kind: SubstitutionKind; itemId?: string | undefined } | undefined;
}

/** What is known of a product where the cart shops. */
export interface Offered {
  name: string;
  /** What is paid for a package, or a pound, without options; 0 if it isn't carried. */
  cents: number;
  maximum: number;
  /** In stock, where and how the cart shops; null where whoever orders finds out. */
  pieces: number | null;
  /** null unless sold by weight. */
  minimumWeight: number | null;
  /** Why it can't be had; null if it can. */
  reason: LineReason | null;
  groups: readonly OfferedGroup[];
}

export interface Outcome {
  itemId: string | null;
  entryId: string | null;
  name: string | null;
  /** Packages of the line now; null if there is no such line. */
  quantity: number | null;
  refusal: LineRefusal | null;
  /** The limit that was met. */
  maximum: number | null;
}

/** A cart while it is being changed. */
export interface Drafted {
  lines: Map<string, Line>;
  /** Entry ids of lines that were changed, and of those that another has taken in. */
  touched: Set<string>;
  gone: Set<string>;
}

export interface Facts {
  offered: (itemId: string) => Offered | undefined;
  /** Version that SET and REMOVE were chosen by; null if they always win. */
  ifMatch: number | null;
  /** What the cart's version becomes. */
  version: number;
  newEntryId: () => string;
  /** Is it an order that is being changed? Nothing of it is kept for later. */
  isOrder?: boolean;
}

export const draftOf = (lines: readonly Line[]): Drafted => ({
  lines: new Map(lines.map((line) => [line.entryId, line])),
  touched: new Set(),
  gone: new Set(),
});

/** Makes one change of a cart, or refuses it and leaves the cart as it was (N-58, N-68). */
export function changeLine(draft: Drafted, change: Change, facts: Facts): Outcome {
  if (change.kind === 'ADD') return add(draft, change, facts);
  const line = draft.lines.get(change.entryId ?? '');
  if (!line || (change.itemId ?? line.bpn) !== line.bpn) return refused('LINE_NOT_FOUND', null);
  const isLive = line.quantity > 0;
  if (facts.ifMatch !== null && line.changedVersion > facts.ifMatch && !isMove(change))
    return changedSince(draft, line, change, { ...facts, ifMatch: facts.ifMatch });
  if (change.kind === 'REMOVE') return isLive ? kept(draft, { ...line, quantity: 0 }, facts) : doneAs(line);
  const isThere = isLive || (isMove(change) && line.saved > 0);
  if ((!isThere && change.quantity === undefined) || (facts.isOrder && change.saved !== undefined))
    return refused('LINE_NOT_FOUND', null);
  return set(draft, line, change, facts);
}

/** T-64: who removes a line takes away what they saw of it. What was added since stays, and they are told; all else waits. */
function changedSince(draft: Drafted, line: Line, change: Change, facts: Facts & { ifMatch: number }): Outcome {
  const isRemoval = change.kind === 'REMOVE' || change.quantity === 0;
  const added = isRemoval ? addedSince(line.growth, facts.ifMatch) : null;
  if (added === null) return refused('LINE_CHANGED', line);
  const left = { ...line, quantity: Math.min(added, line.quantity) };
  kept(draft, left, facts);
  return refused('LINE_CHANGED', left);
}

function add(draft: Drafted, change: Change, facts: Facts): Outcome {
  const { itemId = '', entryId, quantity = 1 } = change;
  const offered = facts.offered(itemId);
  const named = entryId === undefined ? undefined : draft.lines.get(entryId);
  if (named && named.bpn !== itemId) return refused('LINE_NOT_FOUND', null);
  if (!offered) return refused('PRODUCT_NOT_FOUND', null);
  const isBack = named !== undefined && isPlaced(named, named.quantity + quantity);
  if (offered.reason !== null && !isBack) return refused('UNAVAILABLE', named ?? null, offered);
  const weight = weightOf(offered, change.weight ?? named?.weight);
  if (weight === undefined) return refused('INVALID_WEIGHT', named ?? null, offered);
  const options = named && !change.options ? named.options : chosenOptions(offered.groups, change.options);
  if (options === null) return refused('INVALID_OPTIONS', named ?? null, offered);
  const key = lineKey({ bpn: itemId, options, weight });
  const line = [...draft.lines.values()].find((each) => lineKey(each) === key);
  const had = line?.quantity ?? 0;
  const maximum = Math.min(offered.maximum, mostPackages);
  if (packagesOf(draft, itemId) + quantity > maximum) return refused('TOO_MANY', line ?? null, offered, maximum);
  if (had === 0 && liveLines(draft) >= mostLines) return refused('TOO_MANY_LINES', line ?? null, offered, mostLines);
  const left = leftFor(draft, itemId, offered);
  const more = Math.min(quantity, Math.max(left - packagesOf(draft, itemId), 0));
  if (more === 0) return refused('NOT_ENOUGH', line ?? null, offered, left);
  const told = { cents: offered.cents + optionCents(options, offered.groups), reason: null };
  const base: Line = line ?? {
    entryId: facts.newEntryId(),
    bpn: itemId,
    weight,
    quantity: 0,
    saved: 0,
    name: offered.name,
    options,
    comments: null,
    isOneTime: change.isOneTime ?? false,
    substitution: { kind: 'BEST_MATCH', itemId: null },
    told,
    changedVersion: 0,
    growth: { since: facts.version, adds: [] },
    placed: null,
  };
  const next = { ...withWishes(base, change), quantity: had + more, told: had > 0 ? base.told : told };
  const done = kept(draft, next, facts, line && grown(line.growth, facts.version, more));
  return more < quantity ? refused('NOT_ENOUGH', next, offered, left) : done;
}

function set(draft: Drafted, line: Line, change: Change, facts: Facts): Outcome {
  const offered = facts.offered(line.bpn);
  const { quantity, saved } = splitOf(line, change);
  if (isMove(change) && saved === line.saved) return doneAs(line);
  if (saved > 0 && line.saved === 0 && savedLines(draft) >= mostLines)
    return refused('TOO_MANY_LINES', line, offered, mostLines);
  if (quantity === 0) return kept(draft, { ...line, quantity: 0, saved }, facts);
  const isMore = quantity > line.quantity;
  if (isMore && !offered) return refused('PRODUCT_NOT_FOUND', line);
  if (isMore && offered && offered.reason !== null && !isPlaced(line, quantity))
    return refused('UNAVAILABLE', line, offered);
  const weight = change.weight === undefined || !offered ? line.weight : weightOf(offered, change.weight);
  if (weight === undefined || (change.weight !== undefined && !offered))
    return refused('INVALID_WEIGHT', line, offered);
  const options = change.options ? chosenOptions(offered?.groups ?? [], change.options) : line.options;
  // What was ordered keeps its price, which has the options in it.
  const isOther = line.placed !== null && options !== null && optionKey(options) !== optionKey(line.options);
  if (options === null || isOther) return refused('INVALID_OPTIONS', line, offered);
  const maximum = Math.min(offered?.maximum ?? mostPackages, mostPackages);
  if (isMore && packagesOf(draft, line.bpn) - line.quantity + quantity > maximum)
    return refused('TOO_MANY', line, offered, maximum);
  if (line.quantity === 0 && liveLines(draft) >= mostLines) return refused('TOO_MANY_LINES', line, offered, mostLines);
  const left = isMore && offered ? leftFor(draft, line.bpn, offered) : Number.POSITIVE_INFINITY;
  const most = Math.max(left - packagesOf(draft, line.bpn) + line.quantity, line.quantity);
  if (quantity > most && most === line.quantity) return refused('NOT_ENOUGH', line, offered, left);
  const given = Math.min(quantity, most);
  // What the store hasn't got of what was to come back is still there later.
  const later = isMove(change) ? saved + quantity - given : saved;
  const next = { ...withWishes(line, change), quantity: given, saved: later, weight, options };
  const twin = [...draft.lines.values()].find(
    (other) => other.entryId !== line.entryId && lineKey(other) === lineKey(next),
  );
  if (!twin) {
    const done = kept(draft, next, facts);
    return quantity > most ? refused('NOT_ENOUGH', next, offered, left) : done;
  }
  draft.lines.delete(twin.entryId);
  draft.touched.delete(twin.entryId);
  draft.gone.add(twin.entryId);
  const both = (one: number, other: number) => Math.min(one + other, mostPackages);
  const joined = { quantity: both(given, twin.quantity), saved: both(later, twin.saved) };
  return kept(draft, { ...next, ...joined }, facts);
}

/** @param growth if it was only added to */
function kept(
  draft: Drafted,
  line: Line,
  { version }: Facts,
  growth: Line['growth'] = { since: version, adds: [] },
): Outcome {
  const changed = { ...line, changedVersion: version, growth };
  draft.lines.set(line.entryId, changed);
  draft.touched.add(line.entryId);
  return doneAs(changed);
}

const doneAs = ({ bpn, entryId, name, quantity }: Line): Outcome => ({
  itemId: bpn,
  entryId,
  name,
  quantity,
  refusal: null,
  maximum: null,
});

const refused = (
  refusal: LineRefusal,
  line: Line | null,
  offered?: Offered,
  maximum: number | null = null,
): Outcome => ({
  itemId: line?.bpn ?? null,
  entryId: line?.entryId ?? null,
  name: line?.name ?? offered?.name ?? null,
  quantity: line?.quantity ?? null,
  refusal,
  maximum,
});

/** What the shopper wishes for a line besides how much of it. */
const withWishes = (line: Line, { comments, substitution }: Change): Line => ({
  ...line,
  ...(comments === undefined ? {} : { comments: comments.trim() === '' ? null : comments.trim() }),
  ...(substitution && {
    substitution:
      substitution.kind === 'SPECIFIC_ITEM' && substitution.itemId !== undefined
        ? { kind: substitution.kind, itemId: substitution.itemId }
        : { kind: substitution.kind === 'SPECIFIC_ITEM' ? 'BEST_MATCH' : substitution.kind, itemId: null },
  }),
});

/** The weight of a package; undefined if it can't be had like that (T-89). */
function weightOf({ minimumWeight }: Offered, asked: number | null | undefined): number | null | undefined {
  if (minimumWeight === null) return asked === undefined || asked === null ? null : undefined;
  const weight = asked ?? minimumWeight;
  return weight < minimumWeight ? undefined : weight;
}

/** Packages that the cart's lines of an item can have together. */
const leftFor = ({ lines }: Drafted, bpn: string, { pieces }: Offered): number =>
  pieces === null ? Number.POSITIVE_INFINITY : piecesFor(lines.values(), bpn, pieces);

/** Has the order that is being changed taken as many already? */
const isPlaced = ({ placed }: Line, quantity: number): boolean => placed !== null && quantity <= placed.quantity;

const packagesOf = ({ lines }: Drafted, bpn: string): number =>
  [...lines.values()].reduce((sum, line) => sum + (line.bpn === bpn ? line.quantity : 0), 0);

const liveLines = ({ lines }: Drafted): number => [...lines.values()].filter(({ quantity }) => quantity > 0).length;
