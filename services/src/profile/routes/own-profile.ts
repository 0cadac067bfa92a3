import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { notYours, type Principal, shopperOf } from '../../platform/http/auth.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { storeById } from '../../stores/index.ts';

export const noCustomer = (): ServiceError => new ServiceError(404, 'CUSTOMER_NOT_FOUND', 'Customer not found.');

/** The shopper, when the path names their own profile. @throws ServiceError 403 for any other (T-24) */
export function ownProfile(request: FastifyRequest<{ Params: { customerId: string } }>): Principal {
  const shopper = shopperOf(request as FastifyRequest);
  if (request.params.customerId !== shopper.customerId) throw notYours();
  return shopper;
}

/** The zone that a shopper's days and months are counted in: their store's. */
export const zoneOf = async (db: Database, storeId: string): Promise<string> =>
  (await storeById(db, storeId))?.timeZone ?? 'UTC';
