import type { AvailabilityReason, Channel } from '../../../generated/resolvers.ts';
import type { Product } from '../../../generated/rest.ts';
import { type Hours, isSlotValid } from './slot-hours.ts';

/** What availability depends on in a product (S-63 to S-68, S-72). */
export type Sellable = Pick<
  Product,
  | 'program'
  | 'status'
  | 'price'
  | 'channelInventory'
  | 'channelEligibility'
  | 'inventoryAvailable'
  | 'nextDeliveryOn'
  | 'isMtoProduct'
  | 'isCustomizable'
  | 'multiCustomizations'
  | 'orderPreparation'
  | 'preparationMinutes'
  | 'isPreOrderItem'
  | 'itemEffectiveStartDate'
  | 'restrictedValue'
>;

/** What it depends on besides: the store, and what the shopper has chosen. */
export interface Circumstances {
  /** In the store's time zone. */
  now: Temporal.ZonedDateTime;
  /** When the chosen slot starts, in the store's time zone; null until one is chosen. */
  slot: Temporal.ZonedDateTime | null;
  /** Hours of the product or its department on the slot's day; null if it has none that day (S-71, S-73). */
  hours: Hours | null;
  /** Channels the store offers. */
  storeChannels: readonly Channel[];
  /** Is ordering from the deli online turned on at all (S-142)? */
  isDeliOn: boolean;
  /** Does the store take deli orders online (S-73)? */
  hasOnlineDeli: boolean;
  /** Does the store make items to order (S-73)? */
  preparesOrders: boolean;
  /** Does the store have a wine shop (S-73)? */
  hasWineShop: boolean;
  /** Is a pending order being changed (S-110)? */
  hasPendingOrder: boolean;
  /** Will it be left at the door (S-112)? */
  isUnattended: boolean;
}

/** Something that keeps a product from a channel. */
type Obstacle = (product: Sellable, channel: Channel, circumstances: Circumstances) => boolean;

/** S-106: an inactive product counts as out of stock. */
export const isInactive: Obstacle = ({ status }) => status === 'INACTIVE';

/** The store has no price for it, or it belongs to a wine shop that the store doesn't have (S-73). */
export const isNotCarried: Obstacle = ({ price, program }, _, { hasWineShop }) =>
  price === null || (program === '1P_WINE' && !hasWineShop);

/** S-66, S-107: a product must be eligible for the channel, and the store must offer the channel. Sellers ship from anywhere. */
export const isNotOffered: Obstacle = ({ channelEligibility }, channel, { storeChannels }) =>
  !channelEligibility[channel] || (channel !== 'SHIPPING' && !storeChannels.includes(channel));

/** S-107: it needs a price above 0 and stock in the channel. */
export const isOutOfStock: Obstacle = ({ price, channelInventory }, channel) =>
  (price?.priceCents ?? 0) <= 0 || channelInventory[channel] <= 0;

/** S-142: a made-to-order item with many choices needs a store that takes deli orders online. */
export const isDeliClosed: Obstacle = (product, _, { isDeliOn, hasOnlineDeli }) =>
  isDeliOn && !hasOnlineDeli && isCustomizable(product) && product.multiCustomizations;

/** S-141: what is both made to order and customizable. */
export const isCustomizable = (product: Pick<Product, 'isMtoProduct' | 'isCustomizable'>): boolean =>
  product.isMtoProduct && product.isCustomizable;

/** S-141: a customizable product needs a department, and a store, that makes items to order. */
export const isPreparationClosed: Obstacle = (product, _, { preparesOrders }) =>
  isCustomizable(product) && !(product.orderPreparation && preparesOrders);

/** A slot is for pickup and delivery; who shops in the store comes today, and a seller ships without one. */
const slotOf = (channel: Channel, { slot }: Circumstances) =>
  channel === 'PICKUP' || channel === 'DELIVERY' ? slot : null;

/** S-139: a pre-order isn't there before its start date. */
export const isNotThereYet: Obstacle = ({ isPreOrderItem, itemEffectiveStartDate }, channel, circumstances) => {
  const wanted = channel === 'IN_STORE' ? circumstances.now : slotOf(channel, circumstances);
  if (!isPreOrderItem || itemEffectiveStartDate === null || wanted === null) return false;
  return wanted.toPlainDate().toString() < itemEffectiveStartDate;
};

/** S-140: anything but a pre-order must be ready before the slot starts. */
export const isTooSoon: Obstacle = ({ isPreOrderItem, preparationMinutes }, channel, circumstances) => {
  const slot = slotOf(channel, circumstances);
  if (isPreOrderItem || slot === null) return false;
  const ready = circumstances.now.add({ minutes: preparationMinutes });
  return Temporal.ZonedDateTime.compare(slot, ready) < 0;
};

/** S-145. */
export const isOutsideHours: Obstacle = (_, channel, circumstances) => {
  const slot = slotOf(channel, circumstances);
  return slot !== null && !isSlotValid(slot, circumstances.hours);
};

/** S-144: restricted only in a pending order that is delivered unattended. */
export const isRestricted: Obstacle = ({ restrictedValue }, channel, { hasPendingOrder, isUnattended }) =>
  channel === 'DELIVERY' && hasPendingOrder && isUnattended && restrictedValue > 0;

/** The obstacles, those that no other choice of the shopper's removes first. */
const obstacles: Readonly<Record<AvailabilityReason, Obstacle>> = {
  INACTIVE: isInactive,
  NOT_CARRIED: isNotCarried,
  CHANNEL_NOT_OFFERED: isNotOffered,
  OUT_OF_STOCK: isOutOfStock,
  DIGITAL_DELI: isDeliClosed,
  ORDER_PREPARATION_CLOSED: isPreparationClosed,
  NOT_YET_AVAILABLE: isNotThereYet,
  PREPARATION_TIME: isTooSoon,
  OUTSIDE_HOURS: isOutsideHours,
  UNATTENDED_DELIVERY: isRestricted,
};
const reasons = Object.keys(obstacles) as AvailabilityReason[];

/** The first thing that keeps a product from a channel; null if nothing does. */
export const obstacleTo = (
  product: Sellable,
  channel: Channel,
  circumstances: Circumstances,
): AvailabilityReason | null => reasons.find((reason) => obstacles[reason](product, channel, circumstances)) ?? null;
