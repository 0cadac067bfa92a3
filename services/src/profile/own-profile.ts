import type { FastifyRequest } from 'fastify';
import { notYours, type Principal, shopperOf } from '../platform/auth.ts';
import { ServiceError } from '../platform/errors.ts';

export const noCustomer = (): ServiceError => new ServiceError(404, 'CUSTOMER_NOT_FOUND', 'There is no such customer.');

/** The shopper, when the path names the own profile. @throws ServiceError 403 for any other (T-24) */
export function ownProfile(request: FastifyRequest<{ Params: { customerId: string } }>): Principal {
  const shopper = shopperOf(request as FastifyRequest);
  if (request.params.customerId !== shopper.customerId) throw notYours();
  return shopper;
}
