import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { onShelves, packableInstead, type PackedSubstitute } from '../../catalog/index.ts';
import type { MovableClock } from '../../platform/clock.ts';
import { Instant } from '../../platform/http/contract.ts';
import { moveClock } from '../../platform/http/dev-clock.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { html, type Html } from '../../platform/http/html.ts';
import { isOwnForm, notOwnForm } from '../../platform/http/own-form.ts';
import { page } from '../../platform/http/page.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { storeDay } from '../../platform/store-day.ts';
import { playTheStore } from '../lifecycle/play-the-store.ts';
import type { OrderState } from '../rules/order-states.ts';
import { comingStates, stateAfter } from '../rules/states.ts';
import { noSuchOrder } from '../rules/store-refusals.ts';
import { linesOfOrder, orderByNumber } from '../store/order-reads.ts';
import type { OrderLineRow, OrderRow } from '../store/order-tables.ts';
import { storeOrders } from '../store/store-orders.ts';
import { livePayments } from '../store/payments.ts';
import { bringsOrder, shortageOf } from '../views/order.ts';
import { listPage } from './list-page.ts';
import { orderPage } from './order-page.ts';
import type { Told } from './parts.ts';
import { StepFields, steps } from './steps.ts';
import { styles } from './styles.ts';
import { counted } from './words.ts';

const OrderParams = Type.Object({ number: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9-]{0,39}$' }) });
const StepParams = Type.Object({ ...OrderParams.properties, step: Type.String({ maxLength: 20 }) });
const Did = Type.Object({ did: Type.Optional(Type.String({ maxLength: 20 })) });
const ListQuery = Type.Object({
  store: Type.Optional(Type.String({ maxLength: 64 })),
  made: Type.Optional(Type.Integer({ minimum: 0 })),
});
const ClockFields = Type.Object({
  to: Type.Optional(Instant),
  reset: Type.Optional(Type.Literal('true')),
  order: Type.Optional(OrderParams.properties.number),
});
const openStates: readonly OrderState[] = [...comingStates, 'HANDED_OVER'];
const mostOpen = 200;
const mostDone = 20;
const mostInstead = 5;

interface Asking {
  db: ServiceContext['db'];
  now: Temporal.Instant;
}
type Context = Pick<ServiceContext, 'db' | 'clock' | 'random' | 'outbox'>;

/** What could be packed instead of each line: the shopper's choice first, then the closest. */
async function insteadOf(asking: Asking, order: OrderRow, lines: readonly OrderLineRow[]) {
  const found = new Map<string, PackedSubstitute[]>();
  for (const line of lines) {
    const { entry_id: entryId, item_id: bpn, ordered_quantity: quantity, substitution } = line;
    if (substitution === 'REFUND') continue;
    const wanted = { bpn, quantity, storeId: order.store_id, channel: order.channel };
    const chosen = line.substitute_item_id
      ? await packableInstead(asking, { ...wanted, named: line.substitute_item_id })
      : [];
    const others = await packableInstead(asking, { ...wanted, named: null });
    const rest = others.filter(({ itemId }) => itemId !== chosen[0]?.itemId && itemId !== line.substituted_item_id);
    found.set(entryId, [...chosen, ...rest].slice(0, mostInstead));
  }
  return found;
}

/**
 * The store's side of orders for a person, in demos: lists them by their window, and moves each by the same steps as the
 * commands. Plain forms, for which no script is needed; only our own pages can send them.
 */
export async function registerStorePages(app: ServiceApp, context: Context, devClock?: MovableClock): Promise<void> {
  await app.register(async (scope: ServiceApp) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.addHook('onRequest', (request, _reply, done) =>
      done(request.method !== 'POST' || isOwnForm(request.headers) ? undefined : notOwnForm()),
    );
    // A button alone sends nothing.
    scope.addHook('preValidation', (request, _reply, done) => {
      if (request.method === 'POST') request.body ??= {};
      done();
    });
    pages(scope.withTypeProvider(), context, devClock);
  });
}

function pages(app: ServiceApp, context: Context, devClock: MovableClock | undefined): void {
  const { db, clock } = context;

  app.get('/store', { schema: { hide: true, querystring: ListQuery } }, async ({ query }, reply) => {
    const storeId = query.store ?? null;
    const [open, done] = await Promise.all([
      storeOrders(db, { states: openStates, isIn: true, storeId, limit: mostOpen }),
      storeOrders(db, { states: openStates, isIn: false, storeId, limit: mostDone }),
    ]);
    const told = query.made === undefined ? null : { said: madeWords(query.made), isRefused: false };
    const now = clock.now();
    return show(
      reply,
      'The store',
      listPage({ now, open, done, storeId, clock: devClock ? { isMoved: devClock.moved() } : null, told }),
    );
  });

  app.get(
    '/store/orders/:number',
    { schema: { hide: true, params: OrderParams, querystring: Did } },
    async ({ params: { number }, query: { did = '' } }, reply) => {
      const said = steps.get(did)?.said;
      return showOrder(reply, number, said === undefined ? null : { said, isRefused: false });
    },
  );

  app.post(
    '/store/orders/:number/:step',
    { schema: { hide: true, params: StepParams, body: StepFields } },
    async ({ params: { number, step }, body }, reply) => {
      const found = steps.get(step);
      if (!found) throw new ServiceError(404, 'NOT_FOUND', 'There is no such step.');
      try {
        await found.does(context, { orderNumber: number, actor: 'STORE' }, body);
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        void reply.code(error.status);
        return showOrder(reply, number, { said: error.message, isRefused: true });
      }
      const line = body.entryId === undefined ? '' : `#line-${encodeURIComponent(body.entryId)}`;
      return reply.redirect(`/store/orders/${number}?did=${step}${line}`, 303);
    },
  );

  app.post('/store/move', { schema: { hide: true } }, async (_request, reply) =>
    reply.redirect(`/store?made=${await playTheStore(context)}`, 303),
  );

  if (devClock)
    app.post('/store/clock', { schema: { hide: true, body: ClockFields } }, async ({ body }, reply) => {
      const { to, reset, order } = body;
      // A form that is sent twice never moves the clock back.
      const isAhead = to !== undefined && Temporal.Instant.compare(Temporal.Instant.from(to), clock.now()) > 0;
      await moveClock(devClock, db, { ...(reset ? { reset: true } : {}), ...(isAhead ? { now: to } : {}) });
      return reply.redirect(order === undefined ? '/store' : `/store/orders/${order}`, 303);
    });

  async function showOrder(reply: FastifyReply, number: string, told: Told | null): Promise<string> {
    const order = await orderByNumber(db, number);
    const now = clock.now();
    if (!order) {
      void reply.code(404);
      const text = html`<a class="back" href="/store">All orders</a>
        <h1>No such order</h1>
        <p>${noSuchOrder(number).message}</p>`;
      return show(reply, 'No such order', text);
    }
    const lines = await linesOfOrder(db, number);
    const today = storeDay(now, order.time_zone).date.toString();
    const items = lines.map(({ item_id: itemId }) => itemId);
    const places = await onShelves(db, items, { storeId: order.store_id, today });
    const canPack = stateAfter(order.state, 'SUBSTITUTE', bringsOrder(order)) !== null;
    const instead = await insteadOf({ db, now }, order, canPack ? lines : []);
    const shortage = shortageOf(order, order.state, await livePayments(db, number));
    const body = orderPage({ now, order, shortage, lines, places, instead, hasClock: devClock !== undefined, told });
    return show(reply, `Order ${number}`, body);
  }
}

const show = (reply: FastifyReply, title: string, body: Html): string =>
  page(reply, title, body.text, { styles, isActive: true });

const madeWords = (steps: number): string =>
  steps === 0 ? 'Nothing is due now: move the clock first.' : `${counted(steps, 'step')} made. What was due has moved.`;
