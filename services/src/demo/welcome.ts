import { giveWelcomeOffers } from '../offers/index.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { ServiceContext } from '../platform/service.ts';
import { demoTimeZone } from './shop.ts';
import { demoShoppers } from './shoppers.ts';

/** Welcome offers for Noor, who has just signed up (N-45). Seeded after the offers. */
export async function seedWelcomeOffers({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  const { customers } = demoShoppers(at.toZonedDateTimeISO(demoTimeZone).toPlainDate());
  const noor = customers.find(({ key }) => key === 'new');
  if (!noor) return;
  const event = { householdId: noor.householdId, correlationId: 'demo-welcome', name: 'new_registration', at };
  await inTransaction(db, (trx) => giveWelcomeOffers(trx, event));
}
