import type { FastifyRequest } from 'fastify';
import { EventStream } from '../../../../server-kit/event-stream.ts';
import { places } from '../../../../server-kit/places.ts';
import { cartsChangedSince, hasGuestCart, type Owner } from '../../cart/index.ts';
import { listChangedSince } from '../../offers/index.ts';
import { ordersChangedWithin } from '../../orders/index.ts';
import { memberOf } from '../../platform/http/auth.ts';
import { ServiceError, unauthorized } from '../../platform/http/errors.ts';
import { type Change, guestKey, householdKey } from '../../platform/live/notes.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { liveRoutes as table } from '../contract/changes.ts';
import { openStreams } from './open-streams.ts';

export interface LiveSettings {
  /** Milliseconds between two signs of life. */
  heartbeatMs: number;
  /** Streams of one household, or of one guest: tabs share one, so these are devices. */
  mostPerOwner: number;
}

/** Whoever was away for no longer than this is told what they missed. */
const retold = Temporal.Duration.from({ minutes: 10 });

/** What changes in a shopper's carts, orders, and list, told as it happens, on whichever instance (N-58, N-61). */
export function changeRoutes(app: ServiceApp, context: ServiceContext, settings: LiveSettings): void {
  const { db, live, clock, config } = context;
  const room = places({ most: config.liveConnections, mostPerOwner: settings.mostPerOwner });
  const open = openStreams();
  // A stream would keep the server from closing.
  app.addHook('preClose', (done) => {
    open.endAll();
    done();
  });

  app.route({
    ...table.changes,
    handler: async (request, reply) => {
      const owner = await ownerOf(request, request.query.guestCartId);
      const leave = room.take(keyOf(owner));
      if (leave === null) throw unavailable('LIVE_FULL', 'Too many are following changes right now.', 60);
      const stream = new EventStream({ heartbeatMs: settings.heartbeatMs, goesOn: request.isStillGood.bind(request) });
      open.add(stream, leave);
      try {
        await begin(stream, owner);
      } catch (error) {
        stream.destroy();
        throw error;
      }
      void reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' });
      return reply.send(stream);
    },
  });

  /** From here on nothing is missed, and what was missed before is told. */
  async function begin(stream: EventStream, owner: Owner): Promise<void> {
    const told = new Map<string, number>();
    const heard = (change: Change): void => {
      const key = `${change.kind} ${change.id}`;
      if ((told.get(key) ?? -1) >= change.version) return;
      told.set(key, change.version);
      stream.put(key, { event: 'changed', data: JSON.stringify(change) });
    };
    const unfollow = await live.follow(keyOf(owner), { heard, lost: () => stream.end() });
    if (unfollow === null) throw unavailable('LIVE_UNAVAILABLE', "Changes can't be followed right now.", 30);
    stream.once('close', unfollow);
    const since = clock.now().subtract(retold);
    for (const change of await cartsChangedSince(db, owner, since)) heard(change);
    if (!('householdId' in owner)) return;
    for (const change of await ordersChangedWithin(db, owner.householdId, retold.total('seconds'))) heard(change);
    for (const change of await listChangedSince(db, owner.householdId, since)) heard(change);
  }

  async function ownerOf(request: FastifyRequest, guestCartId: string | undefined): Promise<Owner> {
    const member = memberOf(request);
    if (member) return { householdId: member.householdId };
    if (guestCartId === undefined || !(await hasGuestCart(db, guestCartId))) throw unauthorized();
    return { guestCartId };
  }
}

const keyOf = (owner: Owner): string =>
  'householdId' in owner ? householdKey(owner.householdId) : guestKey(owner.guestCartId);

const unavailable = (code: string, message: string, seconds: number): ServiceError =>
  new ServiceError(503, code, message, undefined, { 'retry-after': String(seconds) });
