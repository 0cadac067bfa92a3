import type { ServicesConfig } from '../../platform/config.ts';
import type { Journey } from '../rules/journey.ts';
import type { OrderRow } from '../store/order-tables.ts';
import { demoFleet } from './demo-fleet.ts';
import { restFleet } from './rest-fleet.ts';

/** Who drives orders to their shoppers, and knows where the vans are. */
export interface Fleet {
  /** Answers in time; null if nothing is known of the order's driver. */
  whereIs(order: OrderRow, leftAt: Temporal.Instant, now: Temporal.Instant): Promise<Journey | null>;
}

/** The fleet of these services: a retailer's own, or a demo's, which drives by the clock; null without one. */
export function fleetOf({ fleetUrl, demoData }: Pick<ServicesConfig, 'fleetUrl' | 'demoData'>): Fleet | null {
  if (fleetUrl !== null) return restFleet({ url: fleetUrl });
  return demoData ? demoFleet : null;
}
