import type { Slot, SlotChannel } from '../../stores/index.ts';

/** What identifies a time: the same plan gives the same id in every process, so nothing is stored until it is held. */
type Named = Pick<Slot, 'channel' | 'start' | 'end'>;

const minuteOf = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 60_000);

/** `2910.P.29766360.60`: store, channel, minute it begins, minutes it lasts. */
export const slotIdOf = (storeId: string, { channel, start, end }: Named): string =>
  `${prefixOf(storeId, channel)}${minuteOf(start)}.${minuteOf(end) - minuteOf(start)}`;

/** Does this id name a time of the store and channel, past ones too? */
export const isSlotIdOf = (slotId: string, storeId: string, channel: SlotChannel): boolean =>
  slotId.startsWith(prefixOf(storeId, channel)) &&
  /^\d{1,10}\.\d{1,4}$/.test(slotId.slice(prefixOf(storeId, channel).length));

const prefixOf = (storeId: string, channel: SlotChannel) => `${storeId}.${channel === 'pickup' ? 'P' : 'D'}.`;
