import type { StoreDetailsResolvers } from '../../../generated/resolvers.ts';
import { channels } from '../rules/channels.ts';
import { openText, weekText } from '../rules/open-hours.ts';
import { texts } from '../texts.ts';

export const StoreDetails: StoreDetailsResolvers = {
  id: ({ storeId }) => storeId,
  cityLine: ({ city, state, zip }) => texts.cityLine(city, state, zip),
  channels: (store) => store.channels.map((channel) => channels[channel]),
  openText({ departments, timeZone }, _, { clock }) {
    const whole = departments.find(({ department }) => department === 'STORE');
    return whole ? openText(whole.hours, clock.now().toZonedDateTimeISO(timeZone)) : null;
  },
  services: ({ departments }) =>
    departments.flatMap(({ department }) => (department === 'STORE' ? [] : [texts.departments[department]])),
  hasWineShop: ({ flags }) => flags.wineShop,
  hasOnlineDeli: ({ flags }) => flags.ecomDeli,
  preparesOrders: ({ flags }) => flags.orderPreparation,
  departments: ({ departments }) =>
    departments.map(({ department, hours }) => ({ name: texts.departments[department], week: weekText(hours) })),
};
