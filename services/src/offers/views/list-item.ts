import type { ShelfPlace, StoreWay } from '../../catalog/index.ts';
import { iso } from '../../platform/clock.ts';
import type { MyListItem } from '../contract/my-list.ts';
import { endLocal, instantOf, type OfferRecord, startLocal } from '../rules/record.ts';
import type { KeptItem } from '../store/list-items.ts';

/** An item of My List (S-101). @param offer null unless it is one */
export function listItemView(
  { id, thing, title, quantity, checked, shelfId, addedAt }: KeptItem,
  offer: OfferRecord | null,
  { way, timeZone }: { way: StoreWay; timeZone: string },
): MyListItem {
  const common = { id, quantity, checked, addedAt: iso(addedAt) };
  if (offer)
    return {
      ...common,
      kind: 'OFFER',
      referenceId: offer.offerId,
      itemType: offer.offerType,
      upc: offer.upcs.length === 1 ? (offer.upcs[0] ?? null) : null,
      brand: offer.card.brand,
      title: offer.card.name,
      description: offer.card.description,
      savingsValue: [offer.card.offerPrice, offer.card.priceTitle].filter((part) => part !== '').join(' '),
      deal: offer.card.deal ?? null,
      ...(offer.card.translations ? { translations: offer.card.translations } : {}),
      imageId: offer.card.imageId,
      pictureId: offer.card.pictureId,
      ...(offer.photo ? { photo: { ...offer.photo, widths: [...offer.photo.widths] } } : {}),
      category: offer.category,
      categoryType: offer.departmentId,
      place: placeView(way.department(offer.departmentId)),
      startDate: iso(instantOf(startLocal(offer), timeZone)),
      endDate: iso(instantOf(endLocal(offer), timeZone)),
    };
  const place = shelfId === null ? null : way.shelf(shelfId);
  const isProduct = 'bpn' in thing;
  return {
    ...common,
    kind: isProduct ? 'PRODUCT' : 'TEXT',
    referenceId: isProduct ? thing.bpn : null,
    itemType: isProduct ? 'PRODUCT' : 'TEXT',
    upc: null,
    brand: null,
    title: title ?? '',
    description: '',
    savingsValue: '',
    imageId: null,
    pictureId: null,
    category: place?.department ?? null,
    categoryType: place?.departmentId ?? null,
    place: placeView(place),
    startDate: null,
    endDate: null,
  };
}

const placeView = (place: ShelfPlace | null): MyListItem['place'] =>
  place && { department: place.departmentAt, shelf: place.shelfAt };
