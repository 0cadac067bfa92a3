import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { screens } from '../../app/routing/paths.ts';
import { ChooseShopDocument, type ChooseShopMutation } from '../../features/stores/ChooseShop.generated.ts';
import type { OpenVisit } from '../rendering.ts';

/** More than any form of ours sends. */
const longestForm = 2048;

const channels: ReadonlySet<string> = new Set(['PICKUP', 'DELIVERY', 'IN_STORE']);

/** Was the form sent by a page of this site? Browsers say where a form comes from, in at least one of two ways. */
export function isOwnForm({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return URL.parse(headers.origin ?? '')?.host === host;
}

/**
 * Takes the form of a store without JavaScript: sets where the visitor shops, and leads back to the stores. A form of
 * another site changes nothing.
 */
export async function acceptShopForms(
  app: FastifyInstance,
  { openVisit, publicScheme }: { openVisit: OpenVisit; publicScheme: 'http' | 'https' },
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post<{ Body: unknown }>(screens.stores, async (request, reply) => {
      const { body } = request;
      if (!isOwnForm(request) || !(body instanceof URLSearchParams)) return reply.code(403).type('text/plain').send('');
      const text = (name: string) => body.get(name) ?? '';
      const back = (refused: boolean) => {
        const search = new URLSearchParams({ zip: text('place').slice(0, 80), ...(refused ? { refused: '1' } : {}) });
        return reply.header('cache-control', 'no-store').redirect(`${screens.stores}?${search}`, 303);
      };
      if (!channels.has(text('channel'))) return back(true);
      const visit = openVisit({
        host: request.host,
        path: screens.stores,
        cookie: request.headers.cookie ?? '',
        scheme: publicScheme,
        userAgent: request.headers['user-agent'] ?? '',
        address: request.ip,
        correlationId: request.id,
      });
      const { id } = ChooseShopDocument as { id?: string };
      const { data } = await visit.execute({
        ...(id ? { id } : {}),
        document: ChooseShopDocument,
        operationName: 'ChooseShop',
        variables: {
          input: {
            storeId: text('storeId'),
            channel: text('channel'),
            zipCode: text('zipCode') || null,
            clientRequestId: randomUUID(),
          },
        },
      });
      const cookies = visit.setCookies();
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      return back(!(data as ChooseShopMutation | null | undefined)?.chooseShop?.shop);
    });
  });
}
