import type { Line } from './line.ts';
import type { Merged } from './merge-lines.ts';
import type { LineReason, MessageCode } from './refusals.ts';

/** What a shopper must be told, as a code and facts. */
export interface Message {
  code: MessageCode;
  entryId: string | null;
  itemId: string | null;
  facts: Record<string, string | number>;
}

/** What has changed about a line since its shopper was told; null if nothing. @param cents now, for a package or a pound */
export function messageOf(line: Line, now: { cents: number; reason: LineReason | null }): Message | null {
  const { entryId, bpn: itemId, name, told } = line;
  const about = (code: MessageCode, facts: Message['facts'] = {}): Message => ({
    code,
    entryId,
    itemId,
    facts: { name, ...facts },
  });
  if (now.reason !== null) return told.reason === null ? about('LINE_UNAVAILABLE', { reasonCode: now.reason }) : null;
  if (told.reason !== null) return about('LINE_AVAILABLE');
  if (told.cents === now.cents) return null;
  return about('PRICE_CHANGED', { fromCents: told.cents, toCents: now.cents });
}

/** What a household that has taken in a guest's cart is told (N-6). A guest whose two carts became one hears of what didn't fit alone. */
export function mergeMessages({ taken, capped }: Merged, isGuest: boolean): Message[] {
  const cut = capped.map(({ entryId, itemId, name, quantity, isShort }): Message => ({
    code: isShort ? 'MERGE_SHORT' : 'MERGE_CAPPED',
    entryId,
    itemId,
    facts: { name, quantity },
  }));
  if (taken === 0 || isGuest) return cut;
  return [{ code: 'MERGED', entryId: null, itemId: null, facts: { count: taken } }, ...cut];
}
