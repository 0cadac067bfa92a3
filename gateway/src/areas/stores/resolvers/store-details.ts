import type { NearbyStoreResolvers, StoreDetailsResolvers } from '../../../generated/resolvers.ts';
import { channelsOf } from '../rules/channels.ts';
import { openText, weekText } from '../rules/open-hours.ts';
import { slotChannels, slotLine } from '../rules/slot-words.ts';
import { texts } from '../texts/index.ts';

/** Ten digits, whatever a retailer's own services say; null if they are something else. */
const callable = (phone: string | null | undefined): string | null => (phone && /^\d{10}$/.test(phone) ? phone : null);

export const StoreDetails: StoreDetailsResolvers = {
  id: ({ storeId }) => storeId,
  cityLine: ({ city, state, zip }, _, { language }) => texts[language].cityLine(city, state, zip),
  zipCode: ({ zip }) => zip.slice(0, 5),
  phoneText: ({ phone }) => callable(phone)?.replace(/(...)(...)(....)/, '($1) $2-$3') ?? null,
  phonePath: ({ phone }) => callable(phone) && `tel:+1${callable(phone)}`,
  channels: channelsOf,
  openText({ departments, timeZone }, _, { clock, language }) {
    const whole = departments.find(({ department }) => department === 'STORE');
    return whole ? openText(whole.hours, clock.now().toZonedDateTimeISO(timeZone), language) : null;
  },
  services: ({ departments }, _, { language }) =>
    departments.flatMap(({ department }) => (department === 'STORE' ? [] : [texts[language].departments[department]])),
  hasWineShop: ({ flags }) => flags.wineShop,
  hasOnlineDeli: ({ flags }) => flags.ecomDeli,
  preparesOrders: ({ flags }) => flags.orderPreparation,
  nextSlots: (store, _, { clock, language }) =>
    slotChannels.map((channel) => slotLine(store, channel, clock.now(), null, language)),
  departments: ({ departments }, _, { language }) =>
    departments.map(({ department, hours }) => ({
      name: texts[language].departments[department],
      week: weekText(hours, language),
    })),
};

export const NearbyStore: NearbyStoreResolvers = {
  distance: ({ distanceMiles }, _, { language }) => texts[language].distance(distanceMiles.toFixed(1)),
  nextSlots: ({ store, delivers, zipCode }, _, { clock, language }) =>
    slotChannels.map((channel) => slotLine(store, channel, clock.now(), delivers === false ? zipCode : null, language)),
};
