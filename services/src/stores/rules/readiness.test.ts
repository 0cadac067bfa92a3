import { expect, test } from 'vitest';
import { wholeStores } from '../../demo/offerings.ts';
import { type Offering, plainOffering } from './offering.ts';
import { lackingOf, type StoreFacts } from './readiness.ts';
import type { SlotPlan } from './slots.ts';

const facts: StoreFacts = { priced: 3700, inStock: 20, hasTaxes: true, isOnMap: true };
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const hours = everyDay.map((weekday) => ({ department: 'STORE' as const, weekday, startMinute: 420, endMinute: 1320 }));
const plan = (channel: SlotPlan['channel'], weekday: number, firstMinute = 540, lastMinute = 1200): SlotPlan => ({
  channel,
  weekday,
  firstMinute,
  lastMinute,
  windowMinutes: 60,
  leadMinutes: 120,
  capacity: 8,
  feeCents: 0,
});
const complete: Offering = {
  ...plainOffering,
  phone: '9125550142',
  channels: ['pickup', 'delivery', 'instore'],
  hours,
  deliveryAreas: ['31513'],
  slotPlans: everyDay.flatMap((weekday) => [plan('pickup', weekday), plan('delivery', weekday)]),
};
const lacks = (offering: Partial<Offering>, more: Partial<StoreFacts> = {}) =>
  lackingOf({ offering: { ...complete, ...offering } }, { ...facts, ...more });

test('S-73 N-59 a store that has all it needs lacks nothing, and neither do the demo stores', () => {
  expect(lacks({})).toEqual([]);
  expect(lacks({ channels: ['instore'], slotPlans: [], deliveryAreas: [] })).toEqual([]);
  for (const store of wholeStores) expect(lackingOf(store, facts)).toEqual([]);
});

test('S-73 what is not there at all is named', () => {
  expect(lacks({ phone: null })).toEqual(['has no phone']);
  expect(lacks({ hours: hours.map((each) => ({ ...each, department: 'DELI' as const })) })).toEqual(['has no hours']);
  expect(lacks({ deliveryAreas: [] })).toEqual(['has no delivery ZIP codes']);
  expect(lacks({}, { isOnMap: false })).toEqual(['has no position, and its ZIP code is unknown: nobody finds it']);
  expect(lacks({}, { priced: 0, inStock: 0 })).toEqual(['has no prices']);
  expect(lacks({}, { inStock: 0 })).toEqual(['has nothing in stock']);
  expect(lacks({}, { hasTaxes: false })).toEqual(['has no taxes: its state is unknown']);
});

test('N-59 a channel that is offered needs times on each day that the store is open, and within its hours', () => {
  const { slotPlans } = complete;
  const without = (channel: string, weekday?: number) =>
    slotPlans.filter((each) => each.channel !== channel || (weekday !== undefined && each.weekday !== weekday));
  expect(lacks({ slotPlans: without('pickup') })).toEqual(['has no pickup times']);
  expect(lacks({ slotPlans: without('pickup', 7) })).toEqual(['has no pickup times on Sunday']);
  expect(lacks({ slotPlans: without('delivery', 1) })).toEqual(['has no delivery times on Monday']);
  const closedOnSunday = hours.filter(({ weekday }) => weekday !== 7);
  expect(lacks({ slotPlans: without('pickup', 7), hours: closedOnSunday })).toEqual([
    'has delivery times on Sunday, when it is closed',
  ]);
  const early = [...without('pickup', 2), plan('pickup', 2, 360)];
  expect(lacks({ slotPlans: early })).toEqual(['has pickup times on Tuesday outside its hours']);
  expect(lacks({ slotPlans: [...without('pickup', 2), plan('pickup', 2, 540, 1380)] })).toEqual([
    'has pickup times on Tuesday outside its hours',
  ]);
  expect(lacks({ slotPlans: [...without('pickup', 2), plan('pickup', 2, 420, 1320)] })).toEqual([]);
});

test('N-59 times of a channel that is not offered are named', () =>
  expect(lacks({ channels: ['pickup', 'instore'] })).toEqual(["has delivery times, and doesn't offer delivery"]));
