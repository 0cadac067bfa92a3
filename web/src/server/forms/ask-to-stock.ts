import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { screens } from '../../app/routing/paths.ts';
import { askForm } from '../../app/routing/ask-form.ts';
import {
  AskToStockDocument,
  type AskToStockMutation,
} from '../../features/catalog/list/nothing/ask/AskToStock.generated.ts';
import { ownFields, takeForms } from './own-forms.ts';
import { type FormOptions, visitOfForm } from './visit-of-form.ts';

/** More than the form sends, in bytes. */
const longestForm = 2048;
/** As long as a search may be. */
const longestText = 200;

/**
 * Takes the form of a search that found nothing without JavaScript: asks the store to stock it, and leads back to the
 * search, which says what became of it. A form of another site changes nothing.
 */
export async function acceptAskForms(app: FastifyInstance, options: FormOptions): Promise<void> {
  await app.register(async (scope) => {
    takeForms(scope, longestForm);
    scope.post<{ Body: unknown }>(screens.search, async (request, reply) => {
      const fields = ownFields(request);
      if (!fields) return reply.code(403).type('text/plain').send('');
      const text = (fields.get(askForm.text) ?? '').slice(0, longestText);
      const visit = visitOfForm(request, screens.search, options);
      const { id } = AskToStockDocument as { id?: string };
      const { data } = await visit.execute({
        ...(id ? { id } : {}),
        document: AskToStockDocument,
        operationName: 'AskToStock',
        variables: {
          input: { storeId: fields.get(askForm.store) ?? '', text, clientRequestId: randomUUID() },
        },
      });
      const isAsked = (data as AskToStockMutation | null | undefined)?.askToStock?.ask;
      const cookies = visit.setCookies();
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      const search = new URLSearchParams({
        [askForm.text]: text,
        [askForm.outcome]: isAsked ? askForm.done : askForm.failed,
      });
      return reply.header('cache-control', 'no-store').redirect(`${screens.search}?${search}`, 303);
    });
  });
}
