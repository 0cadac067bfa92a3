import { counted } from '../../../shared/counted.ts';
import { priceTag } from '../../../shared/dollars.ts';
import { texts } from '../texts/index.ts';
import { missingText } from './missing-text.ts';
import type { Quoted, QuotedTotals } from './quoted.ts';
import { poundsText } from './price-steps.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].edit);

/** A line as placed. */
export interface PlacedLine {
  entryId: string;
  name: string;
  ordered: { quantity: number; weight: number | null };
  netCents: number;
}

/** A line as it would be. */
export interface EditedLine {
  entryId: string;
  name: string;
  quantity: number;
  selectedWeight: number | null;
  netCents: number;
}

/** A change that isn't saved. */
export interface EditChange<Placed> {
  lineId: string;
  kind: 'ADDED' | 'REMOVED' | 'QUANTITY';
  shortText: string;
  text: string;
  differenceCents: number;
  /** A removed line as it was; null for the others. */
  removed: Placed | null;
  /** Packages as placed; null for a line that is new. */
  quantityBefore: number | null;
  /** Pounds of each as placed, 1.25; null unless it's sold by weight. */
  weightBefore: string | null;
}

/** What would change (S-22), in the order of the lines; those that are removed come where they stood. */
export function editChanges<Placed extends PlacedLine>(
  placed: readonly Placed[],
  edited: readonly EditedLine[],
  language: Language,
): EditChange<Placed>[] {
  const before = new Map(placed.map((line) => [line.entryId, line]));
  const after = new Map(edited.filter(({ quantity }) => quantity > 0).map((line) => [line.entryId, line]));
  const changed = placed.flatMap((line) => changeOf(line, after.get(line.entryId), language) ?? []);
  const added = [...after.values()].filter(({ entryId }) => !before.has(entryId));
  return [...changed, ...added.map((line) => addedLine<Placed>(line, language))];
}

function changeOf<Placed extends PlacedLine>(
  line: Placed,
  now: EditedLine | undefined,
  language: Language,
): EditChange<Placed> | null {
  const { entryId, name, ordered, netCents } = line;
  const quantity = amount(ordered.quantity, ordered.weight, language);
  const before = {
    quantityBefore: ordered.quantity,
    weightBefore: ordered.weight === null ? null : poundsText(ordered.weight),
  };
  if (now === undefined)
    return {
      lineId: entryId,
      kind: 'REMOVED',
      shortText: words[language].removed,
      text: words[language].named(name, quantity),
      differenceCents: -netCents,
      removed: line,
      ...before,
    };
  const isSame = now.quantity === ordered.quantity && now.selectedWeight === ordered.weight;
  if (isSame) return null;
  return {
    lineId: entryId,
    kind: 'QUANTITY',
    shortText: words[language].quantity(quantity, amount(now.quantity, now.selectedWeight, language)),
    text: moreOrFewer(name, now, ordered, language),
    differenceCents: now.netCents - netCents,
    removed: null,
    ...before,
  };
}

const addedLine = <Placed>(
  { entryId, name, quantity, selectedWeight, netCents }: EditedLine,
  language: Language,
): EditChange<Placed> => ({
  lineId: entryId,
  kind: 'ADDED',
  shortText: words[language].added,
  text: words[language].named(name, amount(quantity, selectedWeight, language)),
  differenceCents: netCents,
  removed: null,
  quantityBefore: null,
  weightBefore: null,
});

function moreOrFewer(name: string, now: EditedLine, ordered: PlacedLine['ordered'], language: Language): string {
  const more = now.quantity - ordered.quantity;
  if (ordered.weight !== null || more === 0)
    return words[language].named(name, amount(now.quantity, now.selectedWeight, language));
  return more > 0 ? words[language].more(name, counted(more)) : words[language].fewer(name, counted(-more));
}

const amount = (quantity: number, weight: number | null, language: Language): string =>
  weight === null ? counted(quantity) : words[language].pounds(poundsText(quantity * weight));

/** What changes besides the lines that the shopper changed. */
export interface OtherChange {
  kind: 'DEALS' | 'DEPOSIT' | 'BAG_FEE' | 'TAX';
  text: string;
  differenceCents: number;
}

type OtherTotals = Pick<QuotedTotals, 'depositCents' | 'bagCents' | 'taxCents'>;

/**
 * What follows from the changes of an order: coupons and deals on lines that stay as they are, deposits, bags, and tax, as far
 * as they change. With the changes they add up to what its total changes by.
 */
export function otherChanges(
  placed: { lines: readonly PlacedLine[]; totals: OtherTotals },
  edited: { lines: readonly EditedLine[]; totals: OtherTotals },
  language: Language,
): OtherChange[] {
  const changed = new Set(editChanges(placed.lines, edited.lines, language).map(({ lineId }) => lineId));
  const stays = (lines: readonly (PlacedLine | EditedLine)[]) =>
    lines.reduce((sum, { entryId, netCents }) => sum + (changed.has(entryId) ? 0 : netCents), 0);
  const by = (of: (totals: OtherTotals) => number) => of(edited.totals) - of(placed.totals);
  const { DEPOSIT, BAG_FEE, TAX } = texts[language].sums;
  const others: OtherChange[] = [
    {
      kind: 'DEALS',
      text: words[language][changed.size > 0 ? 'deals' : 'dealsAlone'],
      differenceCents: stays(edited.lines) - stays(placed.lines),
    },
    { kind: 'DEPOSIT', text: DEPOSIT, differenceCents: by(({ depositCents }) => depositCents) },
    { kind: 'BAG_FEE', text: BAG_FEE, differenceCents: by(({ bagCents }) => bagCents ?? 0) },
    { kind: 'TAX', text: TAX, differenceCents: by(({ taxCents }) => taxCents) },
  ];
  return others.filter(({ differenceCents }) => differenceCents !== 0);
}

/** `You pay $4.28 more at pickup`; `The total stays the same`. @param cents of the new total less the old */
export function differenceText(cents: number, channel: string, language: Language): string {
  if (cents === 0) return words[language].same;
  const { moreToPay, lessToPay } = words[language];
  const say = cents > 0 ? moreToPay : lessToPay;
  return (channel === 'PICKUP' ? say.PICKUP : say.other)(priceTag(Math.abs(cents)));
}

/** T-87: offers that counted when the order was placed, and that its changes would lose, with what they need. */
export function lostOffers(
  placed: readonly { offerId: string }[],
  { applied, nearMiss }: { applied: readonly { offerId: string }[]; nearMiss: Quoted['nearMiss'] },
  titleOf: (offerId: string) => string | undefined,
  language: Language,
): string[] {
  const still = new Set(applied.map(({ offerId }) => offerId));
  const lost = new Set(placed.map(({ offerId }) => offerId).filter((id) => !still.has(id)));
  return nearMiss.flatMap(({ offerId, missing, gainCents }) => {
    if (!lost.has(offerId)) return [];
    const title = titleOf(offerId) ?? words[language].saving(priceTag(gainCents));
    return [words[language].needs(title, missingText(missing, language))];
  });
}
