import type { MyListItemResolvers, MyListResolvers } from '../../../generated/resolvers.ts';
import { counted } from '../../../shared/counted.ts';
import { couponPictures } from '../rules/coupon-names.ts';
import { dayIn, expiryOf } from '../rules/expiry.ts';
import { typeText } from '../rules/type-text.ts';
import type { MyListItemModel, MyListModel } from '../models.ts';
import { texts } from '../texts.ts';

const itemsOf = ({ list }: MyListModel) => list.shoppingLists[0]?.items ?? [];

const expiry = ({ item, timeZone, today }: MyListItemModel) =>
  expiryOf(dayIn(Temporal.Instant.from(item.endDate), timeZone), today);

export const MyList: MyListResolvers = {
  items: (model) => itemsOf(model).map((item) => ({ item, timeZone: model.timeZone, today: model.today })),
  countText: (model) => {
    const { length } = itemsOf(model);
    return length === 1 ? texts.list.one : texts.list.count(counted(length));
  },
};

export const MyListItem: MyListItemResolvers = {
  id: ({ item }) => item.id,
  couponId: ({ item }) => item.referenceId,
  title: ({ item }) => item.title,
  description: ({ item }) => item.description,
  savingsText: ({ item }) => item.savingsValue,
  typeText: ({ item }) => typeText(item.itemType),
  categoryId: ({ item }) => item.categoryType,
  categoryName: ({ item }) => item.category,
  imageId: ({ item }) => item.imageId,
  pictures: ({ item }) => couponPictures(item.pictureId),
  expiryText: (model) => expiry(model).text,
  isExpired: (model) => expiry(model).isExpired,
  isChecked: ({ item }) => item.checked,
};
