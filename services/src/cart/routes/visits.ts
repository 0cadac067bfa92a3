import type { FastifyRequest } from 'fastify';
import { zipPattern } from '../../../../server-kit/zip-code.ts';
import type { Channel } from '../../catalog/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { memberOf, notYours } from '../../platform/http/auth.ts';
import { notFound, ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { storeById } from '../../stores/index.ts';
import { mergeGuestCart } from '../changing/merge.ts';
import type { serviceTypes } from '../contract/routes.ts';
import { type CartCategory, cartFor, categoryNamed, usualCategories } from '../rules/kinds.ts';
import type { Message } from '../rules/messages.ts';
import { hasGuestCart, type Owner, type Place } from '../store/carts.ts';

export type ServiceType = (typeof serviceTypes)[number];

const channels: Readonly<Record<ServiceType, Channel>> = { Dug: 'PICKUP', Delivery: 'DELIVERY', InStore: 'IN_STORE' };

/** Where carts are that a caller asks for. */
export interface AskedPlace {
  storeId: string;
  serviceType: ServiceType;
  zipCode?: string;
}

/** Where the caller shops. @throws ServiceError 404 STORE_NOT_FOUND */
export async function placeOf(db: Database, { storeId, serviceType, zipCode }: AskedPlace): Promise<Place> {
  const store = await storeById(db, storeId);
  if (!store) throw notFound('STORE_NOT_FOUND', 'There is no such store.');
  const isDelivered = serviceType === 'Delivery' && zipCode !== undefined && new RegExp(zipPattern).test(zipCode);
  return { storeId, channel: channels[serviceType], zipCode: isDelivered ? zipCode.slice(0, 5) : null };
}

/** The kinds of carts that a caller asks for, in any case. @throws ServiceError 400 for one that doesn't exist */
export function categoriesIn(list: string | undefined): readonly CartCategory[] {
  if (list === undefined) return usualCategories;
  return list.split(',').map((text) => {
    const category = categoryNamed(text);
    if (!category) throw new ServiceError(400, 'INVALID', 'There is no such kind of cart.', 'cartCategoryList');
    return category;
  });
}

/** Who asks: a household, a guest with a cart, or null: a guest without one. */
export interface Visit {
  owner: Owner | null;
  /** What taking a guest's cart in has done, by cart. */
  told: ReadonlyMap<string, readonly Message[]>;
}

/** Whose carts a request is about. A household that still names a guest's cart takes it in (N-6). */
export async function visitOf(
  context: ServiceContext,
  request: FastifyRequest,
  preferences: readonly { guestCartId?: string }[] = [],
  categories: readonly CartCategory[] = usualCategories,
): Promise<Visit> {
  const member = memberOf(request);
  const guestCartId = preferences.find((each) => each.guestCartId !== undefined)?.guestCartId;
  if (member) {
    const { householdId } = member;
    const told =
      guestCartId === undefined
        ? new Map()
        : await mergeGuestCart(context, { householdId }, guestCartId, cartFor('abs', categories));
    return { owner: { householdId }, told };
  }
  const isOpen = guestCartId !== undefined && (await hasGuestCart(context.db, guestCartId));
  return { owner: isOpen ? { guestCartId } : null, told: new Map() };
}

/** The path names who asks: `guest`, or the bearer's own account. @throws ServiceError 403 */
export function checkCustomer(request: FastifyRequest, customerId: string): void {
  const member = memberOf(request);
  if (customerId !== (member?.customerId ?? 'guest')) throw notYours();
}
