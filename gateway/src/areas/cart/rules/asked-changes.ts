import { isLongerThan } from '../../../../../server-kit/characters.ts';
import type { ChangeCartInput } from '../../../generated/resolvers.ts';
import type { ChangeCartItemsBody } from '../../../generated/rest.ts';
import { counted } from '../../../shared/counted.ts';
import { texts } from '../texts/index.ts';

/** As many changes as a request may ask for. */
export const mostChanges = 100;
const longestNote = 140;
const mostPackages = 999;
/** Hundredths of a pound in one package. */
const mostWeight = 9999;

type Item = ChangeCartItemsBody['cartItemsList'][number];

/** A change that can be sent, or the reason why it can't: what is refused here costs no call. */
export type Asked =
  | { isRefused: false; item: Item }
  | { isRefused: true; productId: string | null; lineId: string | null; code: RefusalCode; limit?: string };
export type RefusalCode = keyof (typeof texts)['en']['refused'];

const bpn = /^\d{9}$/;
const entry = /^[\w-]{1,32}$/;

/** A weight in hundredths of a pound; null for more than two decimals, or none that a scale shows (T-89). */
function hundredths(weight: string): number | null {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(weight.trim())) return null;
  const value = Math.round(Number(weight) * 100);
  return value >= 1 && value <= mostWeight ? value : null;
}

/** The limit, if it's a weight beyond it. */
const heavierThan = (weight: string | null | undefined): string | undefined =>
  Number(weight) * 100 > mostWeight ? (mostWeight / 100).toFixed(2) : undefined;

const isPackages = (quantity: number, least: number): boolean =>
  Number.isInteger(quantity) && quantity >= least && quantity <= mostPackages;

/** Are these at most 40 UPCs? */
const areOptions = (options: readonly string[]): boolean =>
  options.length <= 40 && options.every((id) => /^[\w-]{1,32}$/.test(id));

/**
 * What a shopper asks for, change by change: additions, then lines set, then lines removed. Nothing that could be no
 * product, line, quantity, or weight gets any further (T-45, T-89).
 * @param productOf the product of a line; undefined if the line is unknown
 */
export function askedChanges(
  { add, set, remove }: Pick<ChangeCartInput, 'add' | 'set' | 'remove'>,
  productOf: (lineId: string) => string | undefined,
): Asked[] {
  return [
    ...(add ?? []).map((each): Asked => {
      const refused = (code: RefusalCode, limit?: string): Asked => ({
        isRefused: true,
        productId: each.productId,
        lineId: null,
        code,
        ...given('limit', limit),
      });
      if (!bpn.test(each.productId)) return refused('PRODUCT_NOT_FOUND');
      if (each.quantity > mostPackages) return refused('TOO_MANY', counted(mostPackages));
      if (!isPackages(each.quantity, 1)) return refused('INVALID_QUANTITY');
      const weight = each.weight == null ? undefined : hundredths(each.weight);
      if (weight === null) return refused('INVALID_WEIGHT', heavierThan(each.weight));
      const options = each.options ?? [];
      if (!areOptions(options)) return refused('INVALID_OPTIONS');
      if (isLongerThan(each.comments ?? '', longestNote)) return refused('INVALID_NOTE');
      return {
        isRefused: false,
        item: {
          op: 'ADD',
          itemId: each.productId,
          qty: each.quantity,
          ...given('selectedWeight', weight),
          ...(options.length > 0 ? { modifierOptionUPCs: [...options] } : {}),
          ...given('comments', each.comments),
        },
      };
    }),
    ...(set ?? []).map((each): Asked => {
      const itemId = entry.test(each.lineId) ? productOf(each.lineId) : undefined;
      const refused = (code: RefusalCode, limit?: string): Asked => ({
        isRefused: true,
        productId: itemId ?? null,
        lineId: each.lineId,
        code,
        ...given('limit', limit),
      });
      if (itemId === undefined) return refused('LINE_NOT_FOUND');
      if ((each.quantity ?? 0) > mostPackages) return refused('TOO_MANY', counted(mostPackages));
      if (each.quantity != null && !isPackages(each.quantity, 0)) return refused('INVALID_QUANTITY');
      if (each.savedQuantity != null && !isPackages(each.savedQuantity, 0)) return refused('INVALID_QUANTITY');
      const weight = each.weight == null ? undefined : hundredths(each.weight);
      if (weight === null) return refused('INVALID_WEIGHT', heavierThan(each.weight));
      if (each.options && !areOptions(each.options)) return refused('INVALID_OPTIONS');
      if (isLongerThan(each.comments ?? '', longestNote)) return refused('INVALID_NOTE');
      const isSpecific = each.substitution === 'SPECIFIC_ITEM';
      if (isSpecific && !bpn.test(each.substituteId ?? '')) return refused('PRODUCT_NOT_FOUND');
      return {
        isRefused: false,
        item: {
          op: 'SET',
          itemId,
          entryId: each.lineId,
          ...given('qty', each.quantity),
          ...given('savedQty', each.savedQuantity),
          ...given('selectedWeight', weight),
          ...given('modifierOptionUPCs', each.options && [...each.options]),
          ...given('comments', each.comments),
          ...(each.substitution == null
            ? {}
            : { substitution: { kind: each.substitution, ...given('itemId', isSpecific ? each.substituteId : null) } }),
        },
      };
    }),
    ...(remove ?? []).map((lineId): Asked => {
      const itemId = entry.test(lineId) ? productOf(lineId) : undefined;
      return itemId === undefined
        ? { isRefused: true, productId: null, lineId, code: 'LINE_NOT_FOUND' }
        : { isRefused: false, item: { op: 'SET', itemId, entryId: lineId, qty: 0 } };
    }),
  ];
}

const given = <Name extends string, Value>(name: Name, value: Value | null | undefined): { [Key in Name]?: Value } =>
  value == null ? {} : ({ [name]: value } as { [Key in Name]: Value });
