import fc from 'fast-check';
import { timeZoneAt } from '../../platform/zip/time-zone.ts';
import { inOrder } from '../rules/imports/times-in.ts';
import { channels, departments, type Offering } from '../rules/offering.ts';
import { type SlotPlan, slotChannels } from '../rules/slots.ts';
import type { WholeStore } from '../rules/store.ts';

export const someBanners = [
  { key: 'greenleaf', name: 'Green Leaf', division: 'SOUTH' },
  { key: 'vons', name: 'Vons', division: 'SOCAL' },
] as const;

const word = fc.stringMatching(/^[A-Z][a-z]{2,8}( [A-Z][a-z]{2,8})?$/);
const weekday = fc.integer({ min: 1, max: 7 });
const span = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .filter(([start, end]) => start < end);

const hours = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...departments), weekday, span), {
    selector: ([department, day]) => `${department} ${day}`,
    maxLength: 35,
  })
  .map((all) =>
    all.map(([department, day, [startMinute, endMinute]]) => ({ department, weekday: day, startMinute, endMinute })),
  );

const plan: fc.Arbitrary<SlotPlan> = fc
  .record({
    channel: fc.constantFrom(...slotChannels),
    weekday,
    firstMinute: fc.integer({ min: 0, max: 1200 }),
    windowMinutes: fc.integer({ min: 15, max: 240 }),
    leadMinutes: fc.integer({ min: 0, max: 10_080 }),
    capacity: fc.integer({ min: 1, max: 10_000 }),
    feeCents: fc.integer({ min: 0, max: 10_000 }),
    more: fc.integer({ min: 0, max: 400 }),
  })
  .map(({ more, ...each }) => ({ ...each, lastMinute: Math.min(1440, each.firstMinute + each.windowMinutes + more) }));

const offering: fc.Arbitrary<Offering> = fc.record({
  position: fc.option(
    fc.record({
      latitude: fc.integer({ min: 18_000, max: 72_000 }).map((degrees) => degrees / 1000),
      longitude: fc.integer({ min: -180_000, max: -66_000 }).map((degrees) => degrees / 1000),
    }),
  ),
  phone: fc.option(fc.stringMatching(/^[2-9]\d{9}$/)),
  channels: fc.subarray([...channels], { minLength: 1 }),
  wineShop: fc.boolean(),
  ecomDeli: fc.boolean(),
  orderPreparation: fc.boolean(),
  hours,
  deliveryAreas: fc.uniqueArray(fc.stringMatching(/^\d{3,5}$/), { maxLength: 8 }).map((areas) => areas.toSorted()),
  slotPlans: fc
    .uniqueArray(plan, {
      selector: (each) => [each.channel, each.weekday, each.firstMinute, each.windowMinutes].join(),
      maxLength: 12,
    })
    .map(inOrder),
});

/** Any store that a file can tell of. @param storeIds which one it may be */
export const anyStore = (storeIds: readonly [string, ...string[]]): fc.Arbitrary<WholeStore> =>
  fc
    .record({
      storeId: fc.constantFrom(...storeIds),
      name: word,
      address: word,
      city: word,
      banner: fc.constantFrom(...someBanners),
      displayBanner: word,
      division: fc.stringMatching(/^[A-Z]{3,12}$/),
      branchId: fc.option(fc.stringMatching(/^[a-z0-9]{1,8}$/)),
      place: fc.constantFrom(['GA', '31513'], ['CA', '94103'], ['TX', '79901']),
      offering,
      isDefault: fc.boolean(),
    })
    .map(({ banner, place: [state = '', zip = ''], offering: offered, isDefault, ...said }) => ({
      store: { ...said, banner: banner.key, state, zip, timeZone: timeZoneAt(state, zip) ?? '' },
      offering: offered,
      isDefault,
    }));
