import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { screens } from '../../app/routing/paths.ts';
import { ChooseShopDocument, type ChooseShopMutation } from '../../features/stores/ChooseShop.generated.ts';
import { ownFields, takeForms } from './own-forms.ts';
import { type FormOptions, visitOfForm } from './visit-of-form.ts';

/** More than the form sends, in bytes. */
const longestForm = 2048;

const channels: ReadonlySet<string> = new Set(['PICKUP', 'DELIVERY', 'IN_STORE']);

/**
 * Takes the form of a store without JavaScript: sets where the visitor shops, and leads back to the stores. A form of
 * another site changes nothing.
 */
export async function acceptShopForms(app: FastifyInstance, options: FormOptions): Promise<void> {
  await app.register(async (scope) => {
    takeForms(scope, longestForm);
    scope.post<{ Body: unknown }>(screens.stores, async (request, reply) => {
      const fields = ownFields(request);
      if (!fields) return reply.code(403).type('text/plain').send('');
      const text = (name: string) => fields.get(name) ?? '';
      const back = (refused: boolean) => {
        const search = new URLSearchParams({ zip: text('place').slice(0, 80), ...(refused ? { refused: '1' } : {}) });
        return reply.header('cache-control', 'no-store').redirect(`${screens.stores}?${search}`, 303);
      };
      if (!channels.has(text('channel'))) return back(true);
      const visit = visitOfForm(request, screens.stores, options);
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
