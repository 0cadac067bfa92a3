import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../context.ts';
import { UpstreamError } from '../../upstream/upstream-error.ts';

interface OrderFile {
  /** The end of its path: `receipt.json`. */
  name: string;
  /** Its content type. */
  type: string;
  /** What it's called where it is saved. */
  savedAs: (orderNumber: string) => string;
  /** What is in it; null if the order isn't theirs, or has none. */
  contentOf: (orderNumber: string, visit: GatewayContext, origin: string) => Promise<string | null>;
}

/**
 * Sends a file of an order to the shopper whose order it is: 401 for a guest, 404 where there is none, 503 while the service
 * of orders can't answer.
 */
export function registerOrderFile(
  app: FastifyInstance,
  visitOf: (request: FastifyRequest) => GatewayContext,
  { name, type, savedAs, contentOf }: OrderFile,
): void {
  app.get<{ Params: { orderNumber: string } }>(`/orders/:orderNumber/${name}`, async (request, reply) => {
    const { orderNumber } = request.params;
    void reply.headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
    if (!/^\d{7,12}$/.test(orderNumber)) return reply.callNotFound();
    const visit = visitOf(request);
    try {
      const shopper = await visit.session.shopper();
      const content = shopper && (await contentOf(orderNumber, visit, `${request.protocol}://${request.host}`));
      for (const line of visit.jar.setCookies()) void reply.header('set-cookie', line);
      if (!content)
        return await reply
          .code(shopper ? 404 : 401)
          .type('text/plain')
          .send('');
      return await reply
        .type(type)
        .header('content-disposition', `attachment; filename="${savedAs(orderNumber)}"`)
        .send(content);
    } catch (error) {
      request.log.warn({ err: error, file: name }, "an order's file could not be made");
      return reply
        .code(error instanceof UpstreamError ? 503 : 500)
        .type('text/plain')
        .send('');
    }
  });
}
