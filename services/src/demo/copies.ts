import Type from 'typebox';
import { type DemoCustomer, insertDemoIdentities } from '../identity/index.ts';
import { inTransaction } from '../platform/database/database.ts';
import { ServiceError } from '../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../platform/service.ts';
import { addProfiles } from '../profile/index.ts';
import { tellReached } from './challenges.ts';
import { type PastEvent, tellHistory } from '../games/index.ts';
import { pasts } from './pasts.ts';
import { profilesOf } from './profiles.ts';
import { seasonAround } from './season.ts';
import { demoShoppers } from './shoppers.ts';
import { stores } from './stores.ts';

const Copy = Type.Object({
  key: Type.String({ description: 'What the demo sign-in takes.' }),
  householdId: Type.String(),
  email: Type.Union([Type.String(), Type.Null()]),
  banner: Type.String(),
});

/** Fresh copies of the demo shoppers, so that parallel tests never share a household. Only in demos. */
export function registerDemoCopies(app: ServiceApp, context: ServiceContext): void {
  app.post(
    '/dev/households',
    {
      schema: {
        hide: true,
        body: Type.Object({ key: Type.String({ maxLength: 64 }) }),
        response: { 200: Copy },
      },
    },
    async ({ body }) => {
      const copy = await copyDemoShopper(context, body.key);
      const { banner = '' } = Object.values(stores).find(({ storeId }) => storeId === copy.storeId) ?? {};
      return { key: copy.key, householdId: copy.householdId, email: copy.email, banner };
    },
  );
}

const { timeZone } = stores.sanFrancisco;

/**
 * Writes a household like a demo shopper's, with its profile and history as of now, but none of the finished draws. It
 * signs in by its own key, and no list shows it.
 * @throws ServiceError 404 if there is no demo shopper with that key
 */
export async function copyDemoShopper(
  { db, clock, random }: Pick<ServiceContext, 'db' | 'clock' | 'random'>,
  key: string,
): Promise<DemoCustomer> {
  const season = seasonAround(clock.now(), timeZone);
  const { customers, households } = demoShoppers(season.now.toZonedDateTimeISO(timeZone).toPlainDate());
  const original = customers.find((customer) => customer.key === key);
  if (!original) throw new ServiceError(404, 'NO_SUCH_SHOPPER', 'No demo shopper has that name.', 'key');
  const uuid = random.uuid();
  const mark = uuid.slice(0, 8);
  const copy: DemoCustomer = {
    ...original,
    key: `${key}-${mark}`,
    title: null,
    customerId: `cu-${mark}`,
    householdId: `hh-${mark}`,
    uuid,
    gid: `g-${mark}`,
    email: original.email && `${key}-${mark}@example.com`,
    phone: null,
  };
  const household = households.find(({ householdId }) => householdId === original.householdId);
  await inTransaction(db, async (trx) => {
    await insertDemoIdentities(trx, {
      stores: [],
      households: [{ householdId: copy.householdId, clubCard: household?.clubCard ? cardOf(mark) : null }],
      customers: [copy],
    });
    for (const { programCode, events } of pasts(season).filter(({ shopper }) => shopper === key))
      await tellHistory(trx, random, copy, { programCode, timeZone, events: events.map(markOrder(mark)) });
    await tellReached(trx, random, key, { householdId: copy.householdId, at: clock.now() });
    const { addresses, subscriptions, switches } = profilesOf(season, (each) =>
      each === key ? copy : customers.find((customer) => customer.key === each)!,
    );
    await addProfiles(trx, {
      addresses: addresses.filter(({ customer_id }) => customer_id === copy.customerId),
      subscriptions: subscriptions.filter(({ household_id }) => household_id === copy.householdId),
      switches: switches.filter(({ customer_id }) => customer_id === copy.customerId),
    });
  });
  return copy;
}

/** Eleven digits, as on every club card. */
const cardOf = (mark: string): string => `42${String(Number.parseInt(mark, 16) % 1e9).padStart(9, '0')}`;

/** An order is imported once, whoever placed it, so a copy's order gets its own number. */
const markOrder =
  (mark: string) =>
  (event: PastEvent): PastEvent =>
    'orderNumber' in event ? { ...event, orderNumber: `${event.orderNumber}-${mark}` } : event;
