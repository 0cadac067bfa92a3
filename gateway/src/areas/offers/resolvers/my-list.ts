import type { MyListItemResolvers, MyListResolvers } from '../../../generated/resolvers.ts';
import { counted } from '../../../shared/counted.ts';
import { money } from '../../../shared/money.ts';
import { fullName } from '../../catalog/rules/names/product-name.ts';
import { productPath } from '../../catalog/rules/paths.ts';
import { picturesOf } from '../../catalog/rules/photos.ts';
import { dealText } from '../rules/card/deal-words.ts';
import { couponPath, couponPictures, couponTitle } from '../rules/coupon-names.ts';
import { dayIn, expiryOf } from '../rules/expiry.ts';
import { listDetail, listPrice } from '../rules/list/item.ts';
import { tripOf } from '../rules/list/trip.ts';
import type { MyListItemModel } from '../models.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';
import { departmentName } from '../../catalog/rules/department-name.ts';

/** How long an offer is good; null for what is none. */
const expiry = ({ item: { endDate }, shop }: MyListItemModel, language: Language) =>
  endDate === null ? null : expiryOf(dayIn(Temporal.Instant.from(endDate), shop.timeZone), shop.today, language);

export const MyList: MyListResolvers = {
  id: () => 'my-list',
  items: ({ items }) => [...items],
  version: ({ version }) => version,
  countText: ({ items: { length } }, _, { language }) =>
    length === 1 ? texts[language].list.oneItem : texts[language].list.items(counted(length)),
  storeName: ({ shop }) => shop.name,
  async trip({ items }, _, { language }) {
    const trip = tripOf(
      await Promise.all(items.map(async ({ item, product }) => ({ item, product: await product() }))),
      language,
    );
    if (trip === null) return null;
    const { itemsText, note, regularCents, savedCents, totalCents } = trip;
    return {
      itemsText,
      note,
      regular: money(regularCents),
      saved: savedCents === 0 ? null : money(savedCents),
      total: money(totalCents),
    };
  },
};

export const MyListItem: MyListItemResolvers = {
  id: ({ item }) => item.id,
  kind: ({ item }) => item.kind,
  couponId: ({ item }) => (item.kind === 'OFFER' ? item.referenceId : null),
  productId: async ({ product }) => (await product())?.bpn ?? null,
  async title({ item, product }, _, { language }) {
    const own = item.kind === 'PRODUCT' ? await product() : null;
    return own ? fullName(own, language) : couponTitle({ ...item, name: item.title }, language);
  },
  detailText: async (model, _, { language }) =>
    listDetail(model.item, await model.product(), expiry(model, language), language),
  savingsText: ({ item }, _, { language }) => dealText(item.deal, language) ?? (item.savingsValue || null),
  priceText: async ({ item, product }, _, { language }) => listPrice(await product(), item.quantity, language),
  async path({ item, product }) {
    if (item.kind === 'OFFER' && item.referenceId !== null)
      return couponPath({ offerId: item.referenceId, offerPgm: item.itemType === 'PD' ? 'PD' : 'CC' });
    const own = await product();
    return own && productPath(own);
  },
  imageId: ({ item }) => item.imageId,
  async pictures({ item, product }, _, { language }) {
    if (item.pictureId !== null)
      return couponPictures(item, couponTitle({ ...item, name: item.title }, language), language);
    const own = await product();
    return own && picturesOf(own, language);
  },
  aisle: ({ item: { categoryType, category, place } }, _, { language }) =>
    categoryType !== null && category !== null && place
      ? { id: categoryType, number: place.department, name: departmentName(categoryType, category, language) }
      : null,
  quantity: ({ item }) => item.quantity,
  addedAt: ({ item }) => item.addedAt,
  endsAt: ({ item }) => item.endDate,
  isExpired: (model, _, { language }) => expiry(model, language)?.isExpired ?? false,
  isChecked: ({ item }) => item.checked,
};
