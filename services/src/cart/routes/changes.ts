import type { FastifyRequest } from 'fastify';
import { memberOf } from '../../platform/http/auth.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { idempotencyOf, type Once } from '../../platform/idempotency/idempotency.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type { Change } from '../rules/change-lines.ts';
import type { SubstitutionKind } from '../rules/refusals.ts';

interface AskedItem {
  itemId?: string;
  op: 'ADD' | 'SET';
  qty?: number;
  savedQty?: number;
  selectedWeight?: number;
  entryId?: string;
  comments?: string;
  modifierOptionUPCs?: string[];
  substitution?: { kind: SubstitutionKind; itemId?: string };
}

/** A change as the rules read it. @throws ServiceError 400 for one that can't be meant */
export function changeIn(item: AskedItem): Change {
  const { itemId, op, entryId, substitution, comments } = item;
  if (op === 'ADD' && itemId === undefined)
    throw new ServiceError(400, 'REQUIRED', 'itemId is required.', 'cartItemsList.itemId');
  if (op === 'ADD' && item.qty === 0)
    throw new ServiceError(400, 'INVALID', 'qty must be at least 1.', 'cartItemsList.qty');
  if (op === 'SET' && entryId === undefined)
    throw new ServiceError(400, 'REQUIRED', 'entryId is required.', 'cartItemsList.entryId');
  if (op === 'ADD' && item.savedQty !== undefined)
    throw new ServiceError(400, 'INVALID', 'Only SET has a savedQty.', 'cartItemsList.savedQty');
  if ((substitution?.kind === 'SPECIFIC_ITEM') !== (substitution?.itemId !== undefined))
    throw new ServiceError(400, 'INVALID', 'Only a specific item has an itemId.', 'cartItemsList.substitution');
  if (/\p{Cc}/u.test(comments ?? ''))
    throw new ServiceError(
      400,
      'INVALID',
      "comments contains characters that can't be used.",
      'cartItemsList.comments',
    );
  return {
    kind: op,
    itemId,
    entryId,
    quantity: item.qty,
    saved: item.savedQty,
    weight: item.selectedWeight,
    comments,
    options: item.modifierOptionUPCs,
    substitution,
  };
}

/** Version of the cart that a change was chosen by; null if it always wins (N-58). */
export function ifMatchOf({ headers }: FastifyRequest): number | null {
  const digits = /^"?(\d{1,9})"?$/.exec(String(headers['if-match'] ?? ''))?.[1];
  return digits === undefined ? null : Number(digits);
}

const guest = 'guest';

/**
 * A request with its key; the keys of guests are apart from those of every account. It is known again by what it adds,
 * wherever the shopper is by then: a guest who has signed in since is still the same shopper (N-6).
 */
export function onceOf(
  context: Pick<ServiceContext, 'clock'>,
  request: FastifyRequest,
  items: readonly { op?: 'ADD' | 'SET'; entryId?: string }[],
): Once {
  const customerId = memberOf(request)?.customerId;
  const added = items.filter(({ op }) => op === 'ADD');
  return idempotencyOf(context, request, customerId ?? guest, {
    says: added.length > 0 ? added : items,
    earlier: customerId === undefined ? undefined : guest,
  });
}
