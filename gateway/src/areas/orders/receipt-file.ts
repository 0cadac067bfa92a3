import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../context.ts';
import { registerOrderFile } from './order-file.ts';

/** The format of a receipt file; `pricing/receipts` reads and replays it. */
const version = 'larder-receipt-1';

/** The file of a final order's receipt (N-42), for the shopper whose order it is: all that the price depends on. */
export const registerReceiptFiles = (
  app: FastifyInstance,
  visitOf: (request: FastifyRequest) => GatewayContext,
): void =>
  registerOrderFile(app, visitOf, {
    name: 'receipt.json',
    type: 'application/json; charset=utf-8',
    savedAs: (orderNumber) => `receipt-${orderNumber}.json`,
    async contentOf(orderNumber, { sources }) {
      const receipt = await sources.orders.receipt(orderNumber);
      if (!receipt) return null;
      const { digest, inputs, quote } = receipt;
      const { quoteId: _, ...replayable } = quote;
      return JSON.stringify({ version, digest, inputs, quote: replayable });
    },
  });
