import type { ServiceContext } from '../../platform/service.ts';
import { guestMinutes } from '../rules/limits.ts';
import { forgetGuestCarts } from '../store/carts.ts';
import { forgetRemoved } from '../store/lines.ts';

/** A removed line can be brought back for as long as a request is remembered. */
const undoHours = 24;

/** Forgets guests' carts that nobody came back to, and lines that were removed long ago (S-128). */
export async function forgetOld({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await forgetGuestCarts(db, now.subtract({ minutes: guestMinutes }));
  await forgetRemoved(db, now.subtract({ hours: undoHours }));
}

/** Registers the housekeeping of carts. */
export const startCartJobs = (context: ServiceContext): Promise<void> =>
  context.jobs.schedule('cart.forget-old', '41 * * * *', () => forgetOld(context));
