import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../context.ts';
import { UpstreamError } from '../../upstream/upstream-error.ts';

/** The format of a receipt file; `pricing/receipts` reads and replays it. */
const version = 'larder-receipt-1';

/** The file of a final order's receipt (N-42), for the shopper whose order it is: all that the price depends on. */
export function registerReceiptFiles(app: FastifyInstance, visitOf: (request: FastifyRequest) => GatewayContext): void {
  app.get<{ Params: { orderNumber: string } }>('/orders/:orderNumber/receipt.json', async (request, reply) => {
    const { orderNumber } = request.params;
    void reply.headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
    if (!/^\d{7,12}$/.test(orderNumber)) return reply.callNotFound();
    const { session, sources, jar } = visitOf(request);
    try {
      const shopper = await session.shopper();
      const receipt = shopper && (await sources.orders.receipt(orderNumber));
      for (const line of jar.setCookies()) void reply.header('set-cookie', line);
      if (!receipt)
        return await reply
          .code(shopper ? 404 : 401)
          .type('text/plain')
          .send('');
      const { digest, inputs, quote } = receipt;
      const { quoteId: _, ...replayable } = quote;
      return await reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="receipt-${orderNumber}.json"`)
        .send(JSON.stringify({ version, digest, inputs, quote: replayable }));
    } catch (error) {
      request.log.warn({ err: error }, 'a receipt could not be read');
      return reply
        .code(error instanceof UpstreamError ? 503 : 500)
        .type('text/plain')
        .send('');
    }
  });
}
