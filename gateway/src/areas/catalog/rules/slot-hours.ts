import type { ProductDetails } from '../../../generated/rest.ts';

/** Minutes since midnight, store time; the end is not included. */
export interface Hours {
  start: number;
  end: number;
}

/** S-71: hours of a day, Saturday and Sunday by themselves. @param dayOfWeek 1 is Monday; null around the clock */
export function hoursOn(fulfillment: ProductDetails['fulfillment'], dayOfWeek: number): Hours | null {
  if (fulfillment === null) return null;
  if (dayOfWeek === 6) return fulfillment.saturday ?? fulfillment;
  if (dayOfWeek === 7) return fulfillment.sunday ?? fulfillment;
  return fulfillment;
}

/** S-145: a slot is valid without hours that day, or from the start up to, but not including, the end. */
export function isSlotValid(slot: Temporal.ZonedDateTime, hours: Hours | null): boolean {
  if (hours === null) return true;
  const minute = slot.hour * 60 + slot.minute;
  return minute >= hours.start && minute < hours.end;
}
