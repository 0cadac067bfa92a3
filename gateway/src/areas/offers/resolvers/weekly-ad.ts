import type { QueryResolvers, WeeklyAdResolvers } from '../../../generated/resolvers.ts';
import { counted } from '../../../shared/counted.ts';
import { offersShop } from '../offers-shop.ts';
import { adDates, adStart, pageDates } from '../rules/ad/dates.ts';
import type { Coupon } from '../rules/coupon.ts';
import { isExpired } from '../rules/expiry.ts';
import { adPages, isAdvertised } from '../rules/ad/pages.ts';
import { texts } from '../texts/index.ts';
import { galleryOf } from './query.ts';
import { departmentName } from '../../catalog/rules/department-name.ts';

/** The weekly ad of the visitor's store: what is in its gallery and advertised (S-53, S-96), or what comes next. */
export const weeklyAd: NonNullable<QueryResolvers['weeklyAd']> = async (_, { week }, context) => {
  const shop = await offersShop(context);
  const isThis = week === 'THIS';
  const all = await (isThis ? galleryOf(context, shop.storeId) : context.sources.offers.upcomingAd(shop.storeId));
  const isOut = ({ endLocal }: Coupon) => !isThis || !isExpired(endLocal, shop.today);
  return { week, shop, offers: all.filter((each) => isAdvertised(each) && isOut(each)) };
};

export const WeeklyAd: WeeklyAdResolvers = {
  id: ({ shop, week }) => (week === 'THIS' ? shop.storeId : `${shop.storeId}-next`),
  week: ({ week }) => week,
  async nextText({ week, shop, offers }, _, { sources, log, language }) {
    if (week === 'NEXT') return adStart(offers, language);
    const coming = await sources.offers.upcomingAd(shop.storeId).catch((error: unknown) => {
      log.warn({ err: error }, "next week's ad could not be loaded");
      return [];
    });
    return adStart(coming.filter(isAdvertised), language);
  },
  storeName: ({ shop }) => shop.name,
  datesText: ({ offers }, _, { language }) => adDates(offers, language),
  countText: ({ offers: { length } }, _, { language }) =>
    length === 1 ? texts[language].list.one : texts[language].list.count(counted(length)),
  pages: ({ offers, shop: { today } }, _, { language }) =>
    adPages(offers, language).map(({ title, offers: own }, at) => ({
      number: at + 1,
      title,
      datesText: pageDates(own, language),
      offers: own.map((coupon) => ({ coupon, today })),
    })),
  departments: ({ offers }, _, { language }) =>
    [...Map.groupBy(offers, ({ categoryType }) => categoryType)]
      .map(([id, own]) => ({
        id,
        name: departmentName(id, own[0]?.category ?? id, language),
        count: own.length,
        isChosen: false,
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name, language)),
};
