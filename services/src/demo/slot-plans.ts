import type { Offering, OpenHours, SlotPlan } from '../stores/index.ts';

/** How a demo store takes orders; what is left out is usual. */
export interface OrderTaking {
  /** Hours between booking and pickup. */
  pickupLead?: number;
  /** Hours between booking and delivery. */
  deliveryLead?: number;
}

const usual = { pickupLead: 2, deliveryLead: 4 } as const;

/** First and last minute of the day at which orders are handed over. */
const early = 8 * 60;
const late = 21 * 60;

/**
 * A demo store's windows: pickup by the hour for free, delivery in two hours for $5.95, or $3.95 before noon, and green
 * delivery in four hours for free, all within its hours.
 */
export function slotPlansOf(
  { channels, hours }: Pick<Offering, 'channels' | 'hours'>,
  { pickupLead, deliveryLead }: OrderTaking = {},
): SlotPlan[] {
  const pickup = { channel: 'pickup', windowMinutes: 60, leadMinutes: (pickupLead ?? usual.pickupLead) * 60 } as const;
  const delivery = {
    channel: 'delivery',
    windowMinutes: 120,
    leadMinutes: (deliveryLead ?? usual.deliveryLead) * 60,
  } as const;
  const green = { ...delivery, windowMinutes: 240, leadMinutes: delivery.leadMinutes * 2 };
  const noon = 12 * 60;
  return hours
    .filter(({ department }) => department === 'STORE')
    .flatMap((open) => [
      ...(channels.includes('pickup') ? [{ ...pickup, ...within(open, early, late), capacity: 8, feeCents: 0 }] : []),
      ...(channels.includes('delivery')
        ? [
            { ...delivery, ...within(open, early, noon), capacity: 4, feeCents: 395 },
            { ...delivery, ...within(open, noon, late - 60), capacity: 6, feeCents: 595 },
            { ...green, ...within(open, early, late - 60), capacity: 10, feeCents: 0 },
          ]
        : []),
    ]);
}

const within = ({ weekday, startMinute, endMinute }: OpenHours, from: number, to: number) => ({
  weekday,
  firstMinute: Math.max(from, startMinute + 60),
  lastMinute: Math.min(to, endMinute),
});
