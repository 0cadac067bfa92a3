import { expect, test } from 'vitest';
import type { StoreDetails, StoreSearch } from '../../../generated/rest.ts';
import { run } from '../../../testing/context.ts';

const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
const open = (startHour: string, endHour: string) => days.map((day) => ({ day, startHour, endHour }));
const sixteenth: StoreDetails = {
  storeId: '2910',
  name: '2300 16th St',
  banner: 'safeway',
  displayBanner: 'Safeway',
  division: 'NORCAL',
  timeZone: 'America/Los_Angeles',
  address: '2300 16th St',
  city: 'San Francisco',
  state: 'CA',
  zip: '94103',
  phone: '4155550100',
  channels: ['pickup', 'instore'],
  flags: { wineShop: true, ecomDeli: false, orderPreparation: true },
  departments: [
    { department: 'STORE', hours: open('06:00', '23:00') },
    { department: 'WINE', hours: open('09:00', '22:00') },
  ],
  deliveryAreas: [],
  nextSlots: [
    {
      channel: 'pickup',
      start: '2026-08-05T21:00:00.000Z',
      end: '2026-08-05T22:00:00.000Z',
      cutoff: '2026-08-05T20:00:00.000Z',
      feeCents: 0,
    },
  ],
};
const found = {
  zipCode: '94103',
  city: 'San Francisco',
  state: 'CA',
  stores: [{ store: sixteenth, distanceMiles: 2, delivers: false }],
};
const search = (place: string, answer: () => Promise<StoreSearch | null>, now?: string) =>
  run(
    `query($place: String!) { storeSearch(place: $place) { place zipCode city state stores { distance delivers nextSlots { channel text isOffered } store {
      id cityLine channels openText services hasWineShop hasOnlineDeli preparesOrders departments { name week { days hours } }
    } } } }`,
    { sources: { stores: { search: answer } }, shopper: null, ...(now ? { now } : {}) },
    { place },
  );

test('S-73 a store has its telephone as it is written and as it is dialed; what is no number is none', async () => {
  const ask = async (phone: string | null) =>
    run('{ store(id: "2910") { phoneText phonePath } }', {
      sources: { stores: { store: async () => ({ ...sixteenth, phone }) } },
      shopper: null,
    });
  expect((await ask('4155550100')).data).toEqual({
    store: { phoneText: '(415) 555-0100', phonePath: 'tel:+14155550100' },
  });
  for (const wrong of [null, '', '555', '415-555-0100', 'javascript:1'])
    expect((await ask(wrong)).data).toEqual({ store: { phoneText: null, phonePath: null } });
});

test('G-120 S-73 a guest finds the stores near a ZIP code, with hours in the store’s time zone', async () => {
  // 19:00 UTC is noon in San Francisco.
  const { data } = await search(' 94103-1234 ', async () => found, '2026-08-05T19:00:00Z');
  expect(data).toEqual({
    storeSearch: {
      place: '94103-1234',
      zipCode: '94103-1234',
      city: 'San Francisco',
      state: 'CA',
      stores: [
        {
          distance: '2.0 mi',
          delivers: false,
          nextSlots: [
            { channel: 'PICKUP', text: 'Next pickup today, 2 to 3 PM', isOffered: true },
            { channel: 'DELIVERY', text: 'No delivery this week, pickup or in-store only', isOffered: false },
          ],
          store: {
            id: '2910',
            cityLine: 'San Francisco, CA 94103',
            channels: ['PICKUP', 'IN_STORE'],
            openText: 'Open until 11 PM',
            services: ['Wine shop'],
            hasWineShop: true,
            hasOnlineDeli: false,
            preparesOrders: true,
            departments: [
              { name: 'Store', week: [{ days: 'Every day', hours: '6 AM to 11 PM' }] },
              { name: 'Wine shop', week: [{ days: 'Every day', hours: '9 AM to 10 PM' }] },
            ],
          },
        },
      ],
    },
  });
});

test('N-7 an unknown or malformed ZIP code gets a clear message', async () => {
  expect((await search('00000', async () => null)).errors).toEqual(['No city found for this ZIP code']);
  expect((await search('941', () => Promise.reject(new Error('not asked')))).errors).toEqual([
    'Enter 5 digits, or 5 + 4',
  ]);
});

test('G-120 a city is looked for as it is written; one that is not there gets a clear message', async () => {
  const asked: string[] = [];
  const stores = {
    search: async (place: string) => {
      asked.push(place);
      return place === 'Oakland, CA' ? { ...found, zipCode: null, city: 'Oakland' } : null;
    },
  };
  const query = 'query($place: String!) { storeSearch(place: $place) { place zipCode } }';
  const ask = (place: string) => run(query, { sources: { stores }, shopper: null }, { place });
  expect((await ask('  Oakland,  CA ')).data).toEqual({ storeSearch: { place: 'Oakland, CA', zipCode: null } });
  expect((await ask('Oaklnd')).errors).toEqual(["We can't find “Oaklnd”. Check the spelling, or enter a ZIP code."]);
  expect((await ask('  ')).errors).toEqual(['Enter 5 digits, or 5 + 4']);
  expect((await ask('x'.repeat(500))).errors).toHaveLength(1);
  expect(asked).toEqual(['Oakland, CA', 'Oaklnd']);
});
