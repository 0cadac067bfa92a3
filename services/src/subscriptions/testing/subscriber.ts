import type { Principal } from '../../platform/http/auth.ts';
import { goods, ordersWorld, store } from '../../orders/testing/orders-world.ts';
import type { World, WorldOptions } from '../../testing/world.ts';
import type { AllSubscriptions } from '../contract/models.ts';

export { goods, store };

let keys = 0;

/** The world of orders, with a store that never runs short of times. */
export const subscriptionsWorld = (options: WorldOptions = {}): Promise<World> => ordersWorld(options);

/** A shopper of her own household, in the verbs of subscriptions. */
export function subscriber(world: World, name: string) {
  const who: Partial<Principal> = {
    customerId: `customer-${name}`,
    householdId: `household-${name}`,
    uuid: `uuid-${name}`,
    gid: `gid-${name}`,
    banner: 'safeway',
    storeId: store.storeId,
  };
  async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, key?: string) {
    const answer = await world.app.inject({
      method,
      url: `/subscriptions/${url}`,
      headers: {
        authorization: `Bearer ${await world.tokenFor(who)}`,
        ...(method === 'GET' ? {} : { 'idempotency-key': key ?? `subscription-${++keys}` }),
      },
      ...(payload ? { payload } : {}),
    });
    const body = answer.json<AllSubscriptions & { errors?: { code: string; field?: string }[] }>();
    return { status: answer.statusCode, body, code: body.errors?.[0]?.code };
  }
  const mine = `uuid-${name}`;
  const shopper = {
    who,
    send,
    all: async () => (await send('GET', `${mine}/allsubscriptions?banner=safeway`)).body,
    subscribes: (productBpn: string, startDateTime: string, more: object = {}, key?: string) =>
      send(
        'POST',
        `${mine}/addsubscription?banner=safeway`,
        { originationStoreId: store.storeId, items: [{ productBpn, startDateTime, quantity: 1, ...more }] },
        key,
      ),
    /** Changes the subscription of a product as it stands, unless a version is named. */
    async changes(productBpn: string, body: object) {
      const { subscriptionId, version } = (await shopper.all()).subscribedItems[productBpn]!;
      return send('PUT', `${mine}/subscriptions/${subscriptionId}`, { version, ...body });
    },
    async cancels(productBpn: string) {
      const { subscriptionId } = (await shopper.all()).subscribedItems[productBpn]!;
      return send('DELETE', `${mine}/subscriptions/${subscriptionId}`);
    },
    skips: (runDate: string, skipped = true) => send('POST', `${mine}/skips`, { runDate, skipped }),
    plans: (body: object) => send('PUT', `${mine}/plan`, body),
    once: (runDate: string, productBpn: string, quantity = 1) =>
      send('POST', `${mine}/oneTimeItems?banner=safeway`, { runDate, items: [{ productBpn, quantity }] }),
    notAfterAll: (runDate: string, productBpn: string) =>
      send('DELETE', `${mine}/oneTimeItems?banner=safeway&runDate=${runDate}&productBpn=${productBpn}`),
  };
  return shopper;
}
