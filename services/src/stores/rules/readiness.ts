import { isWithinHours } from '../../platform/day-hours.ts';
import { days, type Offering } from './offering.ts';
import { slotChannels, type SlotChannel } from './slots.ts';
import type { WholeStore } from './store.ts';

/** What of a store stands elsewhere. */
export interface StoreFacts {
  /** Products that have a price there, and of those the ones that can be had. */
  priced: number;
  inStock: number;
  /** Is it known what its state taxes? */
  hasTaxes: boolean;
  /** Does it have a place, or its ZIP code one? */
  isOnMap: boolean;
}

/**
 * What a store lacks before it opens, each as what it has not: `has no pickup times on Sunday`. Nothing when it is complete.
 */
export function lackingOf({ offering }: Pick<WholeStore, 'offering'>, facts: StoreFacts): string[] {
  const { hours, phone, channels } = offering;
  const lacks: string[] = [];
  const unless = (isThere: boolean, lack: string) => isThere || lacks.push(lack);
  unless(facts.isOnMap, 'has no position, and its ZIP code is unknown: nobody finds it');
  unless(phone !== null, 'has no phone');
  unless(
    hours.some(({ department }) => department === 'STORE'),
    'has no hours',
  );
  for (const channel of slotChannels)
    if (channels.includes(channel)) lacks.push(...lackingTimes(offering, channel));
    else
      unless(
        !offering.slotPlans.some((plan) => plan.channel === channel),
        `has ${channel} times, and doesn't offer ${channel}`,
      );
  if (channels.includes('delivery')) unless(offering.deliveryAreas.length > 0, 'has no delivery ZIP codes');
  unless(facts.priced > 0, 'has no prices');
  unless(facts.priced === 0 || facts.inStock > 0, 'has nothing in stock');
  unless(facts.hasTaxes, 'has no taxes: its state is unknown');
  return lacks;
}

function lackingTimes({ hours, slotPlans }: Offering, channel: SlotChannel): string[] {
  const plans = slotPlans.filter((plan) => plan.channel === channel);
  if (plans.length === 0) return [`has no ${channel} times`];
  const open = hours.filter(({ department }) => department === 'STORE');
  return days.flatMap((day, at) => {
    const weekday = at + 1;
    const name = `${day.charAt(0)}${day.slice(1).toLowerCase()}`;
    const today = plans.filter((plan) => plan.weekday === weekday);
    const isOpen = open.length === 0 || open.some((each) => each.weekday === weekday);
    if (!isOpen) return today.length > 0 ? [`has ${channel} times on ${name}, when it is closed`] : [];
    if (today.length === 0) return [`has no ${channel} times on ${name}`];
    const isWithin = today.every(
      ({ firstMinute, lastMinute, windowMinutes }) =>
        isWithinHours(open, weekday, firstMinute) &&
        isWithinHours(open, weekday, lastMinute - ((lastMinute - firstMinute) % windowMinutes) - windowMinutes),
    );
    return isWithin ? [] : [`has ${channel} times on ${name} outside its hours`];
  });
}
