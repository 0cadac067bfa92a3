import type { GatewayContext } from '../../../context.ts';
import type {
  ProductResolvers,
  QueryResolvers,
  ScheduleAndSaveResolvers,
  SchedulePlanResolvers,
  SubscribedItemResolvers,
  UpcomingItemResolvers,
  UpcomingOrderResolvers,
} from '../../../generated/resolvers.ts';
import type { AllSubscriptions } from '../../../generated/rest.ts';
import { money } from '../../../shared/money.ts';
import { productAt } from '../../cart/published.ts';
import { nameAsAdded } from '../../catalog/rules/names/product-name.ts';
import { canSchedule } from '../rules/can-schedule.ts';
import { centsOfItem } from '../rules/item-cents.ts';
import { inItemOrder } from '../rules/item-order.ts';
import { savedText } from '../rules/saved-text.ts';
import { scheduleText, usualWeeks } from '../rules/schedule-offer.ts';
import { savingPercent } from '../rules/saving-percent.ts';
import {
  dayOfRun,
  longDay,
  nextChangeAt,
  nextText,
  noticeText,
  placeOf,
  placeText,
  timesOf,
  warningText,
  windowsOf,
  missingText,
} from '../rules/words.ts';
import { texts } from '../texts/index.ts';

export const Query: Pick<QueryResolvers, 'scheduleAndSave'> = {
  async scheduleAndSave(_, __, { sources, session, banner }) {
    const shopper = await session.shopper();
    return { all: await sources.subscriptions.all(shopper?.uuid ?? '', banner) };
  },
};

export const Product: Pick<ProductResolvers, 'canSchedule' | 'scheduleText' | 'usualWeeks'> = {
  canSchedule: ({ product }) => canSchedule(product),
  scheduleText: ({ product }, _, { language }) => scheduleText(product, language),
  async usualWeeks({ product, shop }, _, { session, sources, log }) {
    const shopper = await session.shopper();
    if (!shopper) return null;
    try {
      const { items } = await sources.recommendations.smartBasket(shopper.householdId, shop.at, 1);
      return usualWeeks(product.bpn, items);
    } catch (error) {
      log.warn({ err: error }, 'how often something is bought could not be loaded');
      return null;
    }
  },
};

/** How far ahead a first order is at least, in days (N-65). */
const leadDays = 2;
/** What the services call an order that isn't one yet, or is, or never will be. */
const states = { PLANNED: 'PLANNED', ORDERED: 'ORDERED', FAILED: 'NONE', EMPTY: 'NONE' } as const;

export const ScheduleAndSave: ScheduleAndSaveResolvers = {
  promoText: ({ all }, _, { language }) => texts[language].promo(savingPercent(Object.values(all.subscribedItems))),
  savedText: ({ all }, _, { clock, language }) =>
    savedText(all.saved, clock.now().toZonedDateTimeISO(zoneOf(all)).toPlainDate(), language),
  upcoming: ({ all }) => all.upcoming.map((run) => ({ all, run })),
  items: ({ all }) => inItemOrder(Object.values(all.subscribedItems)).map((subscription) => ({ all, subscription })),
  frequencies: ({ all }, _, { language }) =>
    all.snsFrequencies.map(({ count }) => ({ weeks: count, text: texts[language].every(count) })),
  planText: ({ all }, _, { language }) => all.plan && placeText(all.plan, language),
  plan: ({ all }) => all.plan,
  isNew: ({ all }) => all.isNewSnSUser,
  async firstDate({ all }, _, { clock, session }) {
    const timeZone = all.plan?.timeZone ?? (await session.shopper())?.storeTimeZone ?? 'America/Los_Angeles';
    return clock.now().toZonedDateTimeISO(timeZone).toPlainDate().add({ days: leadDays }).toString();
  },
  dateChangeText: (_, __, { language }) => texts[language].dateChange,
  remindersText: (_, __, { language }) => texts[language].reminders,
  cancelText: (_, __, { language }) => texts[language].cancel,
};

export const SchedulePlan: SchedulePlanResolvers = {
  store: ({ storeId }, _, { sources }) => sources.stores.store(storeId),
  times: ({ minute }, _, { language }) => timesOf(minute, language),
};

const zoneOf = ({ plan }: AllSubscriptions): string => plan?.timeZone ?? 'UTC';

/** A product as the plan's store sells it. */
const productOf = ({ plan }: AllSubscriptions, itemId: string, context: GatewayContext) =>
  plan && productAt(itemId, { storeId: plan.storeId, channel: plan.channel, zipCode: null }, context);

/** What an item is called in the shopper's language; some item, where nobody knows. */
async function nameOf(all: AllSubscriptions, itemId: string, name: string | null, context: GatewayContext) {
  if (!name) return texts[context.language].anItem;
  if (context.language === 'en') return name;
  return nameAsAdded((await productOf(all, itemId, context))?.product, name, context.language);
}

export const UpcomingOrder: UpcomingOrderResolvers = {
  id: ({ run }) => run.runDate,
  date: ({ run }) => run.runDate,
  title: ({ all, run }, _, { language }) => longDay(dayOfRun(run, zoneOf(all)), language),
  placeText: ({ all, run }, _, { language }) => (all.plan ? placeText(placeOf(all.plan, run), language) : ''),
  state: ({ run }) => states[run.state],
  items: ({ all, run }) => run.items.map((item) => ({ all, item })),
  areItemsOpen: ({ all, run }, _, { clock, language }) =>
    windowsOf(run, zoneOf(all), clock.now(), language).areItemsOpen,
  itemsText: ({ all, run }, _, { clock, language }) => windowsOf(run, zoneOf(all), clock.now(), language).itemsText,
  isDateOpen: ({ all, run }, _, { clock, language }) => windowsOf(run, zoneOf(all), clock.now(), language).isDateOpen,
  dateText: ({ all, run }, _, { clock, language }) => windowsOf(run, zoneOf(all), clock.now(), language).dateText,
  changesAt: ({ run }, _, { clock }) => nextChangeAt(run, clock.now()),
  estimate: ({ run }) => money(run.estimateCents),
  noticeText: ({ run }, _, { language }) => noticeText(run, language),
  orderPath: ({ run }) => run.orderNumber && `/account/orders/${run.orderNumber}`,
  canSkip: ({ run }) => run.state === 'PLANNED',
};

export const UpcomingItem: UpcomingItemResolvers = {
  id: ({ item }) => item.subscriptionId ?? `once-${item.productId}`,
  productId: ({ item }) => item.substituteId ?? item.productId,
  name: ({ all, item }, _, context) => nameOf(all, item.substituteId ?? item.productId, item.name, context),
  product: ({ all, item }, _, context) => productOf(all, item.substituteId ?? item.productId, context),
  quantity: ({ item }) => item.quantity,
  isOneTime: ({ item }) => item.subscriptionId === null,
  price: ({ item }) => {
    const cents = centsOfItem(item);
    return cents && money(cents.now).amount;
  },
  was: ({ item }) => {
    const cents = centsOfItem(item);
    return cents && cents.was > cents.now ? money(cents.was).amount : null;
  },
  missingText: ({ item }, _, { language }) => missingText(item.outcome, language, item.left),
};

export const SubscribedItem: SubscribedItemResolvers = {
  id: ({ subscription }) => subscription.subscriptionId,
  version: ({ subscription }) => subscription.version,
  productId: ({ subscription }) => subscription.productId,
  name: ({ all, subscription }, _, context) => nameOf(all, subscription.productId, subscription.name, context),
  product: ({ all, subscription }, _, context) => productOf(all, subscription.productId, context),
  quantity: ({ subscription }) => subscription.quantity,
  quantityText: ({ subscription }, _, { language }) => texts[language].each(subscription.quantity),
  weeks: ({ subscription }) => subscription.frequency.count,
  frequencyText: ({ subscription }, _, { language }) => texts[language].every(subscription.frequency.count),
  nextText: ({ subscription }, _, { language }) => nextText(subscription, language),
  nextDate: ({ subscription }) => subscription.nextRunDate,
  isPaused: ({ subscription }) => subscription.status === 'PAUSED',
  isSubstitutable: ({ subscription }) => subscription.isSubstitutable,
  price: ({ subscription: { priceCents, savedCents } }) =>
    priceCents === null ? null : money(priceCents - (savedCents ?? 0)),
  was: ({ subscription: { priceCents, savedCents } }) =>
    priceCents === null || !savedCents ? null : money(priceCents),
  warningText: ({ subscription }, _, { language }) => warningText(subscription, language),
  priceToAccept: ({ subscription: { needsAcceptance, priceCents } }) =>
    needsAcceptance && priceCents !== null ? money(priceCents).amount : null,
};
