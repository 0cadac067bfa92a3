import type { GatewayContext } from '../../context.ts';
import type { Change } from '../../generated/rest.ts';
import { cartOwner } from '../../session/cart-owner.ts';
import type { Events } from '../../upstream/streams.ts';
import { UpstreamError } from '../../upstream/upstream-error.ts';
import { changeOf } from './source.ts';

/**
 * What changes in the visitor's carts and orders, as it comes; `return` ends the stream behind it at once. A guest without a
 * cart has nothing to follow.
 * @param update what is told of a change; null for one that isn't wanted
 * @throws UpstreamError when the service refuses, or isn't there
 */
export async function changesOf<Update>(
  context: GatewayContext,
  update: (change: Change) => Update | null,
): Promise<AsyncIterableIterator<Update, undefined, undefined>> {
  const events = await eventsOf(context);
  const updates: AsyncIterableIterator<Update, undefined, undefined> = {
    async next() {
      for (;;) {
        const { done = false, value } = (await events?.next()) ?? over;
        if (done || !value) return over;
        const change = changeOf(value);
        const told = change && update(change);
        if (told !== null) return { done: false, value: told };
      }
    },
    async return() {
      await events?.return();
      return over;
    },
    [Symbol.asyncIterator]: () => updates,
  };
  return updates;
}

const over = { done: true, value: undefined } as const;

async function eventsOf(context: GatewayContext): Promise<Events | null> {
  const { session, sources, hasGuestCart } = context;
  const { isGuest, guestCartId } = await cartOwner(context);
  if (isGuest)
    return guestCartId !== undefined && hasGuestCart ? unlessUnknown(sources.live.changes({ guestCartId })) : null;
  const token = await session.token();
  if (token === null) return null;
  try {
    return await sources.live.changes({ token });
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status !== 401) throw error;
    const renewed = await session.renew();
    if (renewed === null || renewed === token) throw error;
    return sources.live.changes({ token: renewed });
  }
}

/** A guest's cart that is gone or merged has nothing to follow. */
const unlessUnknown = (events: Promise<Events>): Promise<Events | null> =>
  events.catch((error: unknown) => {
    if (error instanceof UpstreamError && error.status === 401) return null;
    throw error;
  });
