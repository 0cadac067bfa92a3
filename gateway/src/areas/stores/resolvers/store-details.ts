import type { NearbyStoreResolvers, StoreDetailsResolvers } from '../../../generated/resolvers.ts';
import { channelsOf } from '../rules/channels.ts';
import { openText, weekText } from '../rules/open-hours.ts';
import { slotChannels, slotLine } from '../rules/slot-words.ts';
import { texts } from '../texts.ts';

export const StoreDetails: StoreDetailsResolvers = {
  id: ({ storeId }) => storeId,
  cityLine: ({ city, state, zip }) => texts.cityLine(city, state, zip),
  zipCode: ({ zip }) => zip.slice(0, 5),
  channels: channelsOf,
  openText({ departments, timeZone }, _, { clock }) {
    const whole = departments.find(({ department }) => department === 'STORE');
    return whole ? openText(whole.hours, clock.now().toZonedDateTimeISO(timeZone)) : null;
  },
  services: ({ departments }) =>
    departments.flatMap(({ department }) => (department === 'STORE' ? [] : [texts.departments[department]])),
  hasWineShop: ({ flags }) => flags.wineShop,
  hasOnlineDeli: ({ flags }) => flags.ecomDeli,
  preparesOrders: ({ flags }) => flags.orderPreparation,
  nextSlots: (store, _, { clock }) => slotChannels.map((channel) => slotLine(store, channel, clock.now(), null)),
  departments: ({ departments }) =>
    departments.map(({ department, hours }) => ({ name: texts.departments[department], week: weekText(hours) })),
};

export const NearbyStore: NearbyStoreResolvers = {
  distance: ({ distanceMiles }) => texts.distance(distanceMiles.toFixed(1)),
  nextSlots: ({ store, delivers, zipCode }, _, { clock }) =>
    slotChannels.map((channel) => slotLine(store, channel, clock.now(), delivers === false ? zipCode : null)),
};
