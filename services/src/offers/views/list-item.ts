import { iso } from '../../platform/clock.ts';
import type { MyListItem } from '../contract/clips.ts';
import { endLocal, instantOf, type OfferRecord } from '../rules/record.ts';
import type { Standing } from '../store/standing.ts';

/** An offer in My List (S-101). */
export const listItemView = (offer: OfferRecord, standing: Standing, timeZone: string): MyListItem => ({
  id: standing.listItemId ?? '',
  referenceId: offer.offerId,
  itemType: offer.offerType,
  title: offer.card.name,
  description: offer.card.description,
  savingsValue: offer.card.offerPrice,
  imageId: offer.card.imageId,
  pictureId: offer.card.pictureId,
  category: offer.category,
  categoryType: offer.departmentId,
  checked: standing.isChecked,
  addedAt: iso(standing.listedAt ?? offer.changedAt),
  endDate: iso(instantOf(endLocal(offer), timeZone)),
});
