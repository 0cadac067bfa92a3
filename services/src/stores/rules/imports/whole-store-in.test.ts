import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeStores } from '../../../demo/offerings.ts';
import { houseBanners } from '../../../../../server-kit/house-banners.ts';
import { anyStore, someBanners } from '../../testing/any-store.ts';
import type { WholeStore } from '../store.ts';
import type { Given } from './fields.ts';
import { fieldsOfStore, isSameStore, lineOfStore } from './store-line.ts';
import { wholeStoreIn } from './whole-store-in.ts';

const address: Given = {
  storeId: 'GA-1',
  name: 'Green Leaf Baxley',
  banner: 'greenleaf',
  address: '1010 S Main St',
  city: 'Baxley',
  state: 'GA',
  zip: '31513',
};
const read = (given: Given, before: WholeStore | null = null) =>
  wholeStoreIn(before ? given : { ...address, ...given }, before, someBanners);
function whole(given: Given, before: WholeStore | null = null): WholeStore {
  const store = read(given, before);
  if (typeof store === 'string') throw new Error(store);
  return store;
}
const lineOf = (given: Given, before: WholeStore | null = null) => lineOfStore(whole(given, before));

test('S-73 N-59 a line of a CSV tells a store whole: hours by weekday, areas, and the times it takes orders', () => {
  const given: Given = {
    phone: '(912) 555-0142',
    latitude: '31.76',
    longitude: '-82.35',
    hours: '7:00-22:00',
    hoursSun: 'closed',
    deliMon: '8-18',
    pickup: '9:00-20:00',
    pickupSun: 'closed',
    pickupFee: '0',
    deliverySat: '10-16',
    deliveryFee: '5.95',
    deliveryLead: '4h',
    deliveryZips: '31513, 31515',
    default: 'yes',
  };
  expect(lineOf(given)).toMatchObject({
    phone: '9125550142',
    latitude: 31.76,
    channels: ['pickup', 'delivery', 'instore'],
    default: true,
    hours: { mon: '7:00-22:00', sat: '7:00-22:00', sun: 'closed' },
    deli: { mon: '8:00-18:00', tue: 'closed' },
    bakery: null,
    deliveryZips: ['31513', '31515'],
    times: [
      {
        channel: 'delivery',
        days: 'sat',
        from: '10:00',
        to: '16:00',
        window: 120,
        lead: 240,
        capacity: 4,
        fee: '5.95',
      },
      {
        channel: 'pickup',
        days: 'mon tue wed thu fri sat',
        from: '9:00',
        to: '20:00',
        window: 60,
        lead: 120,
        fee: '0.00',
      },
    ],
  });
});

test('N-59 a list of times may have windows of several kinds on one day, and says the rest as usual', () => {
  const times = JSON.stringify([
    { channel: 'pickup', days: 'mon-fri', from: '8:00', to: '20:00' },
    { channel: 'delivery', days: ['sat', 'sun'], from: '8:00', to: '20:00', window: '2h', fee: 3.95, capacity: 6 },
    { channel: 'delivery', days: 'sat', from: '8:00', to: '20:00', window: 240, fee: 0 },
  ]);
  expect(lineOf({ times }).times).toEqual([
    {
      channel: 'delivery',
      days: 'sat sun',
      from: '8:00',
      to: '20:00',
      window: 120,
      lead: 240,
      capacity: 6,
      fee: '3.95',
    },
    { channel: 'delivery', days: 'sat', from: '8:00', to: '20:00', window: 240, lead: 240, capacity: 4, fee: '0.00' },
    {
      channel: 'pickup',
      days: 'mon tue wed thu fri',
      from: '8:00',
      to: '20:00',
      window: 60,
      lead: 120,
      capacity: 8,
      fee: '0.00',
    },
  ]);
});

test('what a line does not say of a store stays as it is, and hours are said for the whole week', () => {
  const before = whole({
    phone: '9125550142',
    hours: '7-22',
    deli: '8-18',
    pickup: '9-20',
    deliveryZips: '315',
    wineShop: 'yes',
  });
  expect(whole({ storeId: 'GA-1', city: 'Alma' }, before)).toEqual({
    ...before,
    store: { ...before.store, city: 'Alma' },
  });
  const closing = lineOf({ storeId: 'GA-1', hoursMon: '8-20', phone: '' }, before);
  expect(closing).toMatchObject({
    hours: { mon: '8:00-20:00', tue: 'closed' },
    deli: { tue: '8:00-18:00' },
    phone: null,
  });
  expect(lineOf({ storeId: 'GA-1', delivery: '9-19', deliveryFee: '0' }, before)).toMatchObject({
    channels: ['pickup', 'delivery', 'instore'],
    times: [{ channel: 'delivery' }, { channel: 'pickup' }],
  });
  expect(lineOf({ storeId: 'GA-1', pickup: '' }, before)).toMatchObject({ channels: ['instore'], times: [] });
  expect(lineOf({ storeId: 'GA-1', banner: 'vons' }, before)).toMatchObject({
    displayBanner: 'Vons',
    division: 'SOCAL',
  });
});

test.each<[Given, string]>([
  [{ banner: 'nobody' }, 'banner "nobody" is unknown; it can be greenleaf, vons'],
  [{ phone: '555' }, 'phone "555" isn\'t a phone number of ten digits'],
  [{ latitude: '31.7' }, "latitude 31.7, longitude ? isn't a place in the United States"],
  [{ latitude: '72.1', longitude: '-82.3' }, "latitude 72.1, longitude -82.3 isn't a place in the United States"],
  [{ latitude: '31.7', longitude: '82.3' }, "latitude 31.7, longitude 82.3 isn't a place in the United States"],
  [{ latitude: '3e1', longitude: '-82.3' }, "latitude 3e1, longitude -82.3 isn't a place in the United States"],
  [{ hoursTue: '25-26' }, 'hoursTue "25-26" isn\'t hours, such as 7:00-23:00 or closed'],
  [{ deli: '9-8' }, 'deli "9-8" ends before it begins'],
  [{ deliveryZips: '9410 1' }, 'deliveryZips "1" is neither a ZIP code nor how some begin, such as 941'],
  [{ channels: 'pickup drone' }, 'channels "drone" is none of pickup, delivery, instore'],
  [{ channels: '' }, 'channels are empty; a store has at least one of pickup, delivery, instore'],
  [{ wineShop: 'perhaps' }, 'wineShop "perhaps" is neither yes nor no'],
  [{ pickup: 'late' }, 'pickup "late" isn\'t hours, such as 7:00-23:00 or closed'],
  [{ pickup: '9-20', pickupWindow: '5' }, 'pickupWindow "5" isn\'t 15 to 720 minutes'],
  [
    { pickup: '9-20', pickupLead: '8 days' },
    'pickupLead "8 days" isn\'t minutes or hours within a week, such as 120 or 2h',
  ],
  [{ pickup: '9-20', pickupCapacity: '0' }, 'pickupCapacity "0" isn\'t a number of orders from 1 to 10000'],
  [{ pickup: '9-20', pickupFee: '-1' }, 'pickupFee "-1" is negative'],
  [{ pickup: '9-20', pickupFee: '100.01' }, 'pickupFee "100.01" is more than a fee can be'],
  [{ delivery: '9-20' }, 'has no deliveryFee; 0 is free'],
  [{ pickup: '9-9:30' }, 'pickup on mon from 9:00 is shorter than its window of 60 minutes'],
  [{ pickup: '9-20', times: '[]' }, 'has times and pickup: say it in one way'],
  [{ times: 'x' }, "times isn't a list"],
  [{ times: '{}' }, "times isn't a list"],
  [{ times: '[1]' }, "times[0] isn't an object"],
  [{ times: '[{"channel":"drone"}]' }, 'times[0] channel "drone" is neither pickup nor delivery'],
  [{ times: '[{"channel":"pickup","days":"x"}]' }, 'times[0] days "x" isn\'t weekdays, such as mon-fri or "sat sun"'],
  [
    { times: '[{"channel":"pickup","from":"9:00"}]' },
    'times[0] from "9:00" to "" isn\'t a part of a day, such as 8:00 to 21:00',
  ],
  [
    { times: '[{"channel":"pickup","from":"9","to":"10"},{"channel":"pickup","from":"9","to":"12"}]' },
    'pickup on mon from 9:00 is there twice',
  ],
])('what is no store is refused, and the column is named: %o', (given, why) => expect(read(given)).toBe(why));

test('the edges of the country are in it', () => {
  for (const [latitude, longitude] of [
    ['18', '-66'],
    ['72', '-180'],
  ] as const)
    expect(whole({ latitude, longitude }).offering.position).toEqual({
      latitude: Number(latitude),
      longitude: Number(longitude),
    });
});

test('any store that is written as a line is the same store when it is read, new or over any other', () => {
  fc.assert(
    fc.property(anyStore(['A']), anyStore(['A']), (store, other) => {
      const fields = fieldsOfStore(store);
      const fresh = wholeStoreIn(fields, null, someBanners);
      const over = wholeStoreIn(fields, other, someBanners);
      expect(fresh).toSatisfy((made: WholeStore) => isSameStore(made, store));
      expect(over).toSatisfy((made: WholeStore) => isSameStore(made, store));
    }),
  );
});

test('the demo stores keep the rules of a file', () => {
  expect(wholeStores).toHaveLength(20);
  for (const store of wholeStores)
    expect(wholeStoreIn(fieldsOfStore(store), null, houseBanners)).toSatisfy((made: WholeStore) =>
      isSameStore(made, store),
    );
});
