import type { FastifyRequest } from 'fastify';
import { requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { changeCarts } from '../changing/change-carts.ts';
import { mergeGuestCart } from '../changing/merge.ts';
import { moveCarts } from '../changing/move.ts';
import { cartRoutes as table } from '../contract/routes.ts';
import { readCarts } from '../reading/read-carts.ts';
import { type CartCategory, usualCategories } from '../rules/kinds.ts';
import { channelFor } from '../rules/places.ts';
import type { Message } from '../rules/messages.ts';
import { keepRewardChoice, type Place } from '../store/carts.ts';
import { changeIn, ifMatchOf, onceOf } from './changes.ts';
import { type AskedPlace, categoriesIn, checkCustomer, placeOf, visitOf } from './visits.ts';

interface Preference {
  cartCategory: CartCategory;
  storeId: string;
  guestCartId?: string;
}

/** Carts and what changes them (S-170 to S-172, S-174, S-178). */
export function cartRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db } = context;

  /** Where each kind of cart shops: where its preference says, and groceries else where the visitor does. */
  async function placesOf(asked: AskedPlace, preferences: readonly Preference[]) {
    const here = await placeOf(db, asked);
    const places = new Map<CartCategory, Place>([['1P', here]]);
    for (const { cartCategory, storeId } of preferences) {
      const { zipCode } = storeId === here.storeId ? here : await placeOf(db, { ...asked, storeId });
      places.set(cartCategory, { storeId, channel: channelFor(cartCategory, here.channel), zipCode });
    }
    return places;
  }

  async function movedCarts(
    request: FastifyRequest,
    asked: AskedPlace & { cartCategoryList?: string },
    preferences: readonly Preference[],
  ) {
    const categories = categoriesIn(asked.cartCategoryList);
    const places = await placesOf(asked, preferences);
    const { owner, told } = await visitOf(context, request, preferences, categories);
    const moved = owner ? await moveCarts(context, owner, places) : new Map<string, Message[]>();
    return readCarts(context, owner, { categories, told: together(told, moved) });
  }

  app.route({
    ...table.carts,
    handler: async (request) => {
      checkCustomer(request, request.params.customerId);
      const { query, body } = request;
      const categories = categoriesIn(query.cartCategoryList);
      const { owner, told } = await visitOf(context, request, body.preferenceList, categories);
      return readCarts(context, owner, { categories, told });
    },
  });

  app.route({
    ...table.cartPreferences,
    handler: (request) => movedCarts(request, request.query, request.body.preferenceList),
  });

  app.route({
    ...table.cartRewards,
    preHandler: requireShopper,
    handler: async (request) => {
      const owner = { householdId: shopperOf(request).householdId };
      const { cartId } = request.params;
      const kept = await keepRewardChoice(db, { owner, cartId }, request.body.use, context.clock.now());
      if (!kept) throw notFound('CART_NOT_FOUND', 'There is no such cart.');
      return readCarts(context, owner, { categories: categoriesIn(request.query.cartCategoryList) });
    },
  });

  app.route({
    ...table.changeCartItems,
    handler: async (request) => {
      const { query, body } = request;
      const changes = body.cartItemsList.map(changeIn);
      const once = onceOf(context, request, body.cartItemsList);
      return changed(request, { asked: query, preferences: body.preferenceList, changes, once });
    },
  });

  app.route({
    ...table.removeCartItems,
    handler: async (request) => {
      const { query, body } = request;
      const changes = body.cartItemsList.map((item) => ({ kind: 'REMOVE' as const, ...item }));
      const once = onceOf(context, request, changes);
      return changed(request, { asked: query, preferences: body.preferenceList, changes, once });
    },
  });

  async function changed(request: FastifyRequest, { asked, preferences = [], changes, once }: Asked) {
    const categories = categoriesIn(asked.cartCategoryList);
    const place = await placeOf(db, asked);
    const { owner, told } = await visitOf(context, request, preferences, categories);
    const orderNumber = asked.orderNumber ?? null;
    const ifMatch = ifMatchOf(request);
    const asking = { owner, place, categories, orderNumber, changes, ifMatch, once };
    const { guestCartId, results } = await changeCarts(context, asking);
    const now = owner ?? (guestCartId === null ? null : { guestCartId });
    // A repeated request may have made a cart that this browser never heard of.
    const found = now && guestCartId !== null ? await mergeGuestCart(context, now, guestCartId) : none;
    return { ...(await readCarts(context, now, { categories, told: together(told, found) })), results };
  }

  app.route({
    ...table.miniCart,
    handler: async (request) => {
      const { id } = request.query;
      const visit = await visitOf(context, request, id === undefined ? [] : [{ guestCartId: id }]);
      const { carts } = await readCarts(context, visit.owner, { categories: usualCategories, told: visit.told });
      const cart = carts.find(({ cartCategory }) => cartCategory === '1P');
      const preparation = Math.max(0, ...(cart?.lines ?? []).map(({ preparationMinutes = 0 }) => preparationMinutes));
      return {
        ack: '0',
        cartSummary: {
          cost: cart?.cartSummary.finalTransactionTotal ?? 0,
          itemsCount: cart?.cartSummary.totalItemQuantity ?? 0,
        },
        cartItems: cart?.lines ?? [],
        isWYSIWYGEnabled: true,
        isMTOOrder: preparation > 0,
        mtoMaxPrepTime: preparation,
      };
    },
  });
}

interface Asked {
  asked: AskedPlace & { cartCategoryList?: string; orderNumber?: string };
  preferences: readonly Preference[] | undefined;
  changes: Parameters<typeof changeCarts>[1]['changes'];
  once: Once;
}

const none: ReadonlyMap<string, readonly Message[]> = new Map();

function together(...all: ReadonlyMap<string, readonly Message[]>[]): ReadonlyMap<string, readonly Message[]> {
  const told = new Map<string, Message[]>();
  for (const [cartId, messages] of all.flatMap((each) => [...each]))
    told.set(cartId, [...(told.get(cartId) ?? []), ...messages]);
  return told;
}
