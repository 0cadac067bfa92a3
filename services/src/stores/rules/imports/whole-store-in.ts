import { phoneDigits } from '../../../../../server-kit/phone-number.ts';
import { type Channel, channels, type Offering, type OpenHours } from '../offering.ts';
import type { SlotPlan } from '../slots.ts';
import type { WholeStore } from '../store.ts';
import { bannerIn, type KnownBanner, storeIn } from './address-in.ts';
import { daysOfGroup, departmentsOf, type FieldName, fieldsIn, type Given, hourGroups, timeGroups } from './fields.ts';
import { spanIn } from './hours-text.ts';
import { fieldsOfStore } from './store-line.ts';
import { inOrder, listedTimes, timesProblem, weeklyTimes } from './times-in.ts';

/** The 50 states lie within these degrees. */
const within = { latitude: [18, 72], longitude: [-180, -66] } as const;
/** More areas than any store delivers to. */
const mostAreas = 1000;

/**
 * The store that a record tells of, or why it tells of none, in words that name the column. What a record doesn't say of a
 * store that is there stays as it is; hours of a department and times of a channel are said for the whole week.
 * @param before the store as it is; null when there is none
 */
export function wholeStoreIn(
  record: Given,
  before: WholeStore | null,
  banners: readonly KnownBanner[],
): WholeStore | string {
  const said = (...fields: readonly FieldName[]) => fields.some((field) => record[field] !== undefined);
  const saysTimes = timeGroups.filter((group) => said(...fieldsIn(group)));
  if (said('times') && saysTimes.length > 0) return `has times and ${saysTimes[0]}: say it in one way`;
  const given = before ? { ...staying(before, record, banners), ...record } : record;
  const store = storeIn(given, banners);
  if (typeof store === 'string') return store;
  const position = positionIn(given);
  if (typeof position === 'string') return position;
  const phone = given.phone ? phoneDigits(given.phone) : null;
  if (given.phone && phone === null) return `phone "${given.phone}" isn't a phone number of ten digits`;
  const hours = hoursIn(given);
  if (typeof hours === 'string') return hours;
  const deliveryAreas = areasIn(given.deliveryZips ?? '');
  if (typeof deliveryAreas === 'string') return deliveryAreas;
  const slotPlans = plansIn(given, before, saysTimes);
  if (typeof slotPlans === 'string') return slotPlans;
  const problem = timesProblem(slotPlans);
  if (problem !== null) return problem;
  const offered = said('channels') || (before && !said('times') && saysTimes.length === 0) ? given.channels : undefined;
  const ways = offered === undefined ? waysOf(slotPlans) : channelsIn(offered);
  if (typeof ways === 'string') return ways;
  const flags = flagsIn(given);
  if (typeof flags === 'string') return flags;
  const { isDefault, ...others } = flags;
  return {
    store,
    offering: { position, phone, channels: ways, ...others, hours, deliveryAreas, slotPlans },
    isDefault,
  };
}

/** What stays of a store: what the record says nothing of. */
function staying(before: WholeStore, record: Given, banners: readonly KnownBanner[]): Given {
  const fields: Partial<Record<FieldName, string>> = { ...fieldsOfStore(before) };
  const forget = (group: readonly FieldName[]) => {
    if (group.some((field) => record[field] !== undefined)) for (const field of group) delete fields[field];
  };
  for (const group of hourGroups) forget(fieldsIn(group));
  forget(['latitude', 'longitude']);
  if (record.banner !== undefined && bannerIn(record.banner, banners) !== bannerIn(before.store.banner, banners)) {
    delete fields.displayBanner;
    delete fields.division;
  }
  delete fields.times;
  return fields;
}

function positionIn({ latitude = '', longitude = '' }: Given): Offering['position'] | string {
  if (latitude === '' && longitude === '') return null;
  const isIn = (text: string, [low, high]: readonly [number, number]) =>
    /^-?\d{1,3}(\.\d+)?$/.test(text) && Number(text) >= low && Number(text) <= high;
  return isIn(latitude, within.latitude) && isIn(longitude, within.longitude)
    ? { latitude: Number(latitude), longitude: Number(longitude) }
    : `latitude ${latitude || '?'}, longitude ${longitude || '?'} isn't a place in the United States`;
}

function hoursIn(given: Given): OpenHours[] | string {
  const hours: OpenHours[] = [];
  for (const group of hourGroups)
    for (const { weekday, field, text } of daysOfGroup(given, group)) {
      const span = spanIn(text);
      if (typeof span === 'string') return `${field} ${span}`;
      if (span !== null) hours.push({ department: departmentsOf[group], weekday, ...span });
    }
  return hours;
}

function areasIn(text: string): string[] | string {
  const areas = [...new Set(text.split(/[\s,;]+/).filter((area) => area !== ''))];
  const wrong = areas.find((area) => !/^\d{3,5}$/.test(area));
  if (wrong !== undefined) return `deliveryZips "${wrong}" is neither a ZIP code nor how some begin, such as 941`;
  return areas.length > mostAreas ? `deliveryZips are more than ${mostAreas}` : areas.toSorted();
}

function plansIn(
  given: Given,
  before: WholeStore | null,
  said: readonly ('pickup' | 'delivery')[],
): SlotPlan[] | string {
  if (given.times !== undefined) {
    const listed = listedTimes(given.times === '' ? '[]' : given.times);
    return typeof listed === 'string' ? listed : inOrder(listed);
  }
  const plans = (before?.offering.slotPlans ?? []).filter(({ channel }) => !said.includes(channel));
  for (const channel of said) {
    const weekly = weeklyTimes(given, channel);
    if (typeof weekly === 'string') return weekly;
    plans.push(...weekly);
  }
  return inOrder(plans);
}

/** How a store can be shopped at that doesn't say it: in person, and as it has times. */
const waysOf = (plans: readonly SlotPlan[]): Channel[] =>
  channels.filter((way) => way === 'instore' || plans.some(({ channel }) => channel === way));

function channelsIn(text: string): Channel[] | string {
  const said = text
    .toLowerCase()
    .replaceAll(/in[- ]store/g, 'instore')
    .split(/[\s,;|]+/)
    .filter((way) => way !== '');
  const wrong = said.find((way) => !channels.some((each) => each === way));
  if (wrong !== undefined) return `channels "${wrong}" is none of ${channels.join(', ')}`;
  return said.length === 0
    ? `channels are empty; a store has at least one of ${channels.join(', ')}`
    : channels.filter((way) => said.includes(way));
}

const flagFields = {
  isDefault: 'default',
  wineShop: 'wineShop',
  ecomDeli: 'ecomDeli',
  orderPreparation: 'orderPreparation',
} as const;

function flagsIn(given: Given): Record<keyof typeof flagFields, boolean> | string {
  const flags = { isDefault: false, wineShop: false, ecomDeli: false, orderPreparation: false };
  for (const [flag, field] of Object.entries(flagFields) as [keyof typeof flagFields, FieldName][]) {
    const text = given[field] ?? '';
    if (!/^(yes|no|true|false|y|n|1|0|)$/i.test(text)) return `${field} "${text}" is neither yes nor no`;
    flags[flag] = /^(yes|true|y|1)$/i.test(text);
  }
  return flags;
}
