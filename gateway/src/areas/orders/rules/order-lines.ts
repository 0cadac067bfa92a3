import { counted } from '../../../shared/counted.ts';
import { priceTag } from '../../../shared/dollars.ts';
import { optionName } from '../../catalog/rules/names/option-name.ts';
import { sizeWords } from '../../catalog/rules/size-text.ts';
import { poundsText } from '../../cart/rules/price-steps.ts';
import type { OrderChange } from '../../../generated/resolvers.ts';
import { texts } from '../texts/index.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].line);

interface Amount {
  quantity: number;
  /** Hundredths of a pound of each package; null unless it's sold by weight. */
  weight: number | null;
}

/** A line of an order: as ordered, and as picked. */
export interface OrderedLine {
  entryId: string;
  name: string;
  size: string;
  ordered: Amount;
  picked: Amount | null;
  status: 'ORDERED' | 'PICKED' | 'SHORT' | 'SUBSTITUTED';
  substitution: { kind: 'BEST_MATCH' | 'SPECIFIC_ITEM' | 'ASK' | 'REFUND' };
  substitutedBy: { name: string; listCents: number } | null;
  /** What was packed instead, given back or not. */
  swap: { name: string; orderedName?: string; decision: 'KEEP' | 'GIVE_BACK' | null } | null;
  options: readonly { name: string }[];
  listCents: number;
  netCents: number;
  orderedNetCents: number;
  applied: readonly { offerId: string; amountCents: number; why: string }[];
}

const pounds = ({ quantity, weight }: Amount): string => poundsText(quantity * (weight ?? 0));
const isOut = ({ status, picked }: OrderedLine): boolean => status === 'SHORT' && picked?.quantity === 0;

/** What the shopper gets: `Kent Mango` if that came instead. */
export const nameNow = ({ name, substitutedBy }: OrderedLine): string => substitutedBy?.name ?? name;

/** What was ordered, as it is called beside what came instead. */
export const orderedName = ({ name, swap }: Pick<OrderedLine, 'name' | 'swap'>): string => swap?.orderedName ?? name;

/** `16 oz · Coupon $1.00 off`; `Best match for Ataulfo Mango`; `Out of Stock`; `You asked for 2.00 lb`. */
export function lineMeta(line: OrderedLine, deal: string | null, language: Language): string {
  if (line.status === 'SUBSTITUTED')
    return (line.substitution.kind === 'SPECIFIC_ITEM' ? words[language].chosen : words[language].bestMatch)(
      orderedName(line),
    );
  if (isOut(line)) return words[language].out;
  const { ordered, picked } = line;
  if (picked !== null && ordered.weight !== null && picked.weight !== ordered.weight)
    return words[language].asked(pounds(ordered));
  const first =
    line.options.map(({ name }) => optionName(name, language)).join(words[language].list) ||
    sizeWords(line.size, language);
  return [first, deal].filter(Boolean).join(words[language].separator);
}

const promos: ReadonlySet<string> = new Set(['PRICE_CUT', 'BUY_GET', 'MULTI_BUY', 'VOLUME', 'SUBSCRIPTION', 'REWARD']);

/** `Coupon $1.00 off`: what coupons take off the line; null if none does. */
export function couponText({ applied }: Pick<OrderedLine, 'applied'>, language: Language): string | null {
  const cents = applied.reduce((sum, { why, amountCents }) => sum + (promos.has(why) ? 0 : amountCents), 0);
  return cents > 0 ? words[language].coupon(priceTag(cents)) : null;
}

type Weighable = Pick<OrderedLine, 'picked' | 'ordered'>;

/** `1.37 lb`, all its packages together; null unless it's sold by weight. */
export function weightText({ picked, ordered }: Weighable, language: Language): string | null {
  const amount = picked ?? ordered;
  return amount.weight === null ? null : words[language].pounds(pounds(amount));
}

/** `× 2`; `1.37 lb`. */
export const quantityText = (line: Weighable, language: Language): string =>
  weightText(line, language) ?? words[language].times((line.picked ?? line.ordered).quantity);

/** What differs from what was ordered: shorts, substitutions, real weights (N-41, N-50). */
export function orderChange(
  line: OrderedLine,
  language: Language,
): (Omit<OrderChange, 'difference'> & { differenceCents: number }) | null {
  const { entryId, name, ordered, picked, status, substitutedBy } = line;
  const change = { id: entryId, name, differenceCents: line.netCents - line.orderedNetCents };
  const says = texts[language].orderChanges;
  if (status === 'SUBSTITUTED' && substitutedBy) {
    const isLess = substitutedBy.listCents < line.listCents || line.netCents < line.orderedNetCents;
    const text = (isLess ? says.substitutedForLess : says.substituted)(orderedName(line));
    return { ...change, kind: 'SUBSTITUTED', text, chipText: null };
  }
  if (picked === null) return null;
  if (picked.quantity < ordered.quantity) {
    const [got, asked] = [counted(picked.quantity), counted(ordered.quantity)];
    const isGivenBack = line.swap?.decision === 'GIVE_BACK';
    const leftOut = line.substitution.kind === 'ASK' ? says.notTaken : says.givenBack;
    const nothing = isGivenBack ? leftOut(line.swap?.name ?? '') : says.SHORT;
    const text = picked.quantity === 0 ? nothing : says.partly(got, asked);
    return { ...change, kind: 'SHORT', text, chipText: says.chip(asked, got) };
  }
  if (ordered.weight === null || picked.weight === null || picked.weight === ordered.weight) return null;
  const [real, about] = [pounds(picked), pounds(ordered)];
  return { ...change, kind: 'WEIGHED', text: says.WEIGHED(real, about), chipText: says.weighedChip(about, real) };
}
