import type { ChangedSum, OrderState } from '../../../generated/resolvers.ts';
import { money } from '../../../shared/money.ts';
import { texts } from '../texts/index.ts';
import { type OrderedLine, orderChange, orderedName } from './order-lines.ts';
import type { Language } from '../../../shared/language.ts';

/** An order, as far as its total may have changed. Money in cents. */
export interface ChangedOrder {
  state: OrderState;
  lines: readonly OrderedLine[];
  totalCents: number;
  placedTotalCents: number;
}

/** From what an order cost when it was placed to what it costs now: what each line adds, and what tax and fees do. */
export function changedSums(
  { state, lines, totalCents, placedTotalCents }: ChangedOrder,
  language: Language,
): ChangedSum[] {
  if (state === 'CANCELLED') return [];
  const words = texts[language].changedSums;
  const changes = lines.flatMap((line) => {
    const change = orderChange(line, language);
    if (!change || change.differenceCents === 0) return [];
    const by = change.kind === 'SUBSTITUTED' ? line.substitutedBy?.name : undefined;
    return [{ text: by === undefined ? line.name : words.swap(by, orderedName(line)), cents: change.differenceCents }];
  });
  const rest = totalCents - placedTotalCents - changes.reduce((sum, { cents }) => sum + cents, 0);
  if (changes.length === 0 && rest === 0) return [];
  const others = rest === 0 ? [] : [{ text: changes.length === 0 ? words.edited : words.rest, cents: rest }];
  return [
    { kind: 'BEFORE', text: words.before, amount: money(placedTotalCents) },
    ...[...changes, ...others].map(({ text, cents }) => ({ kind: 'CHANGE' as const, text, amount: money(cents) })),
    { kind: 'NOW', text: words.now, amount: money(totalCents) },
  ];
}
