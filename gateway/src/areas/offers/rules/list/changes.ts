import type { AddToListInput, ChangeMyListInput, ListRefusal } from '../../../../generated/resolvers.ts';
import type { ChangeMyListBody, ChangedMyList } from '../../../../generated/rest.ts';
import { texts } from '../../texts/index.ts';
import type { Language } from '../../../../shared/language.ts';

type Change = ChangeMyListBody['changes'][number];

/** Changes that one request may have. */
const mostChanges = 100;
const mostOfOne = 99;

/** What an id, a product number, and a text may look like; the service says why a text is refused. */
const ids = /^[A-Za-z0-9_-]{8,64}$/;
const offerIds = /^[A-Za-z0-9_-]{1,64}$/;
const bpns = /^\d{9}$/;
const longestText = 320;

type Asked = Omit<ChangeMyListInput, 'clientRequestId'>;

/**
 * What to ask the service for: removals, then additions, then settings (S-188). An id or a number that nothing can have is
 * refused here.
 * @returns the changes and what is refused, or why nothing can be sent
 */
export function listChanges(
  { remove, add, set }: Asked,
  language: Language,
): { changes: Change[]; refused: ListRefusal[] } | string {
  const [removed, added, altered] = [remove ?? [], add ?? [], set ?? []];
  if (removed.length + added.length + altered.length > mostChanges) return texts[language].list.tooMany(mostChanges);
  const quantities = [...added, ...altered].flatMap(({ quantity }) => (quantity == null ? [] : [quantity]));
  if (quantities.some((quantity) => quantity < 1 || quantity > mostOfOne)) return texts[language].list.badQuantity;
  const refused: ListRefusal[] = [];
  const known = (id: string): boolean =>
    ids.test(id) || (refused.push(refusalOf(id, 'ITEM_NOT_FOUND', language)), false);
  const changes: Change[] = removed.filter((id) => ids.test(id)).map((id) => ({ op: 'REMOVE', id }));
  for (const each of added) {
    const things = [each.couponId, each.productId, each.text].filter((thing) => thing != null);
    if (things.length !== 1) return texts[language].list.badChange;
    if (!known(each.id)) continue;
    const thing = thingOf(each);
    if (typeof thing === 'string') refused.push(refusalOf(each.id, thing, language));
    else changes.push({ op: 'ADD', id: each.id, quantity: each.quantity, ...thing });
  }
  for (const { id, isChecked, quantity } of altered) {
    if ((isChecked ?? quantity) == null || !known(id)) continue;
    changes.push({
      op: 'SET',
      id,
      ...(isChecked == null ? {} : { checked: isChecked }),
      ...(quantity == null ? {} : { quantity }),
    });
  }
  return { changes, refused };
}

function thingOf({ couponId, productId, text }: AddToListInput): Partial<Change> | string {
  if (couponId != null) return offerIds.test(couponId) ? { offerId: couponId } : 'OFFER_NOT_FOUND';
  if (productId != null) return bpns.test(productId) ? { bpn: productId } : 'PRODUCT_NOT_FOUND';
  return text != null && text.length <= longestText ? { text } : 'TOO_LONG';
}

/** What the service refused, in the shopper's words. */
export const listRefusals = ({ refused }: ChangedMyList, language: Language): ListRefusal[] =>
  refused.map(({ id, code }) => refusalOf(id, code, language));

function refusalOf(itemId: string, code: string, language: Language): ListRefusal {
  const { refused, notListed } = texts[language].list;
  return { itemId, code, message: refused[code as keyof typeof refused] ?? notListed };
}
