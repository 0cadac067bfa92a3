import { isWithinHours } from '../../platform/day-hours.ts';

/** Hours of a department; STORE is the whole store. */
interface StoreHours {
  department: string;
  weekday: number;
  startMinute: number;
  endMinute: number;
}

/** Channels whose orders need a time. */
export const slotChannels = ['pickup', 'delivery'] as const;
export type SlotChannel = (typeof slotChannels)[number];

/** A weekday's windows of a channel, one after another. Minutes are those of the store's day. */
export interface SlotPlan {
  channel: SlotChannel;
  /** 1 is Monday. */
  weekday: number;
  /** Start of the first window. */
  firstMinute: number;
  /** End of the last window. */
  lastMinute: number;
  windowMinutes: number;
  /** How long before its start a window can still be booked. */
  leadMinutes: number;
  /** Orders in each window. */
  capacity: number;
  feeCents: number;
}

/** Widths of a window: an hour, two, or four that are packed with others (N-59). */
export const slotKinds = ['1H', '2H', 'GREEN4H'] as const;
export type SlotKind = (typeof slotKinds)[number];

/** A window in which an order is picked up or delivered. */
export interface Slot {
  channel: SlotChannel;
  kind: SlotKind;
  start: Temporal.Instant;
  end: Temporal.Instant;
  /** It can be booked before this instant. */
  cutoff: Temporal.Instant;
  capacity: number;
  feeCents: number;
}

/** How far ahead slots are offered. */
export const slotDays = 7;

/**
 * The slots of a channel that can still be booked, soonest first, from now through the sixth day after today, in the
 * store's time zone. A window outside the store's hours isn't offered (S-145).
 * @param hours of the whole store
 * @param now in the store's time zone
 * @param most how many to return
 * @param isFull leaves out those that take no more orders
 */
export function nextSlots(
  { slotPlans, hours }: { slotPlans: readonly SlotPlan[]; hours: readonly StoreHours[] },
  channel: SlotChannel,
  now: Temporal.ZonedDateTime,
  most: number,
  isFull: (slot: Slot) => boolean = () => false,
): Slot[] {
  const storeHours = hours.filter(({ department }) => department === 'STORE');
  const found: Slot[] = [];
  for (let later = 0; later < slotDays && found.length < most; later++) {
    const day = now.toPlainDate().add({ days: later });
    found.push(
      ...slotPlans
        .filter((plan) => plan.channel === channel && plan.weekday === day.dayOfWeek)
        .flatMap((plan) =>
          windowsOf(plan)
            .filter((minute) => isWithinHours(storeHours, plan.weekday, minute))
            .map((minute) => slotAt(plan, day, now.timeZoneId, minute)),
        )
        .filter((slot) => isOpen(slot, now) && !isFull(slot))
        .toSorted((a, b) => Temporal.Instant.compare(a.start, b.start) || Temporal.Instant.compare(a.end, b.end)),
    );
  }
  return found.slice(0, most);
}

/** Can it still be booked? A window in the hour that clocks skip has no time in it. */
const isOpen = ({ start, end, cutoff }: Slot, now: Temporal.ZonedDateTime): boolean =>
  Temporal.Instant.compare(now.toInstant(), cutoff) < 0 && Temporal.Instant.compare(start, end) < 0;

const windowsOf = ({ firstMinute, lastMinute, windowMinutes }: SlotPlan): number[] =>
  Array.from(
    { length: Math.floor((lastMinute - firstMinute) / windowMinutes) },
    (_, index) => firstMinute + index * windowMinutes,
  );

function slotAt(plan: SlotPlan, day: Temporal.PlainDate, timeZone: string, minute: number): Slot {
  // By the clock on the wall, which is what a shopper is told, also on the days when it changes.
  const at = (minutes: number) => day.toPlainDateTime().add({ minutes }).toZonedDateTime(timeZone).toInstant();
  const start = at(minute);
  const { channel, windowMinutes, leadMinutes, capacity, feeCents } = plan;
  return {
    channel,
    kind: windowMinutes <= 60 ? '1H' : windowMinutes <= 120 ? '2H' : 'GREEN4H',
    start,
    end: at(minute + windowMinutes),
    cutoff: start.subtract({ minutes: leadMinutes }),
    capacity,
    feeCents,
  };
}
