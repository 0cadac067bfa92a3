import type {
  AddSubscriptionBody,
  AllSubscriptions,
  ChangeSubscriptionBody,
  ChangeSubscriptionPlanBody,
} from '../../generated/rest.ts';
import type { Client } from '../../upstream/client.ts';

/** Calls of the subscriptions service, in the shopper's name (S-176, S-200, S-201). Every change answers all of them. */
export interface SubscriptionsSource {
  all(uuid: string, banner: string): Promise<AllSubscriptions>;
  /** @throws UpstreamError PRODUCT_NOT_FOUND, NOT_SUBSCRIBABLE, RUN_CLOSED, DATE_OUT_OF_RANGE, TOO_MANY */
  add(uuid: string, body: AddSubscriptionBody, requestId: string): Promise<AllSubscriptions>;
  /** @throws UpstreamError SUBSCRIPTION_CHANGED, SUBSCRIPTION_NOT_FOUND, PRICE_CHANGED, and those of `add` */
  change(
    uuid: string,
    subscriptionId: string,
    body: ChangeSubscriptionBody,
    requestId: string,
  ): Promise<AllSubscriptions>;
  cancel(uuid: string, subscriptionId: string, requestId: string): Promise<AllSubscriptions>;
  /** @throws UpstreamError RUN_CLOSED, NOT_SCHEDULED */
  skip(uuid: string, skip: { runDate: string; skipped: boolean }, requestId: string): Promise<AllSubscriptions>;
  /** @param quantity 0 takes it off @throws UpstreamError RUN_CLOSED, RUN_NOT_FOUND, PRODUCT_NOT_FOUND */
  changeOneTimeItem(
    uuid: string,
    item: { runDate: string; productBpn: string; quantity: number },
    requestId: string,
  ): Promise<AllSubscriptions>;
  plan(uuid: string, body: ChangeSubscriptionPlanBody, requestId: string): Promise<AllSubscriptions>;
}

export function subscriptionsSource(client: Client<'subscriptions'>): SubscriptionsSource {
  return {
    all: (uuid, banner) => client.get('/{uuid}/allsubscriptions', { path: { uuid }, query: { banner } }),
    add: (uuid, body, idempotencyKey) =>
      client.post('/{uuid}/addsubscription', { path: { uuid }, query: {}, body, idempotencyKey }),
    change: (uuid, subscriptionId, body, idempotencyKey) =>
      client.put('/{uuid}/subscriptions/{subscriptionId}', { path: { uuid, subscriptionId }, body, idempotencyKey }),
    cancel: (uuid, subscriptionId, idempotencyKey) =>
      client.delete('/{uuid}/subscriptions/{subscriptionId}', { path: { uuid, subscriptionId }, idempotencyKey }),
    skip: (uuid, body, idempotencyKey) => client.post('/{uuid}/skips', { path: { uuid }, body, idempotencyKey }),
    changeOneTimeItem: (uuid, { runDate, productBpn, quantity }, idempotencyKey) => {
      const path = { uuid };
      return quantity !== 0
        ? client.post('/{uuid}/oneTimeItems', {
            path,
            query: {},
            body: { runDate, items: [{ productBpn, quantity }] },
            idempotencyKey,
          })
        : client.delete('/{uuid}/oneTimeItems', { path, query: { runDate, productBpn }, idempotencyKey });
    },
    plan: (uuid, body, idempotencyKey) => client.put('/{uuid}/plan', { path: { uuid }, body, idempotencyKey }),
  };
}
