import type { FastifyInstance } from 'fastify';
import { openingOf } from '../../app/tour/stops.ts';
import { tourForm } from '../../app/tour/tour-form.ts';
import { ownFields, takeForms } from './own-forms.ts';
import { pageOfForm } from './page-of-form.ts';
import { CloseTourStopDocument, OpenTourStopDocument, type OpenTourStopMutation } from './Tour.generated.ts';
import { type FormOptions, visitOfForm } from './visit-of-form.ts';

/** More than the form sends, in bytes. */
const longestForm = 256;

/**
 * Takes the forms of the guided tour: opens a stop, signed in as its shopper, and leads to where it begins; or closes the
 * open one and leads back to the same page. Without demo data there is no tour: 404.
 */
export async function acceptTourForms(app: FastifyInstance, options: FormOptions): Promise<void> {
  await app.register(async (scope) => {
    takeForms(scope, longestForm);
    scope.post<{ Body: unknown }>(tourForm.path, async (request, reply) => {
      const wanted = ownFields(request)?.get(tourForm.field);
      const refuse = (status: number) => reply.code(status).type('text/plain').send('');
      if (wanted === undefined || wanted === null) return refuse(403);
      const visit = visitOfForm(request, tourForm.path, options);
      const run = async (document: typeof OpenTourStopDocument | typeof CloseTourStopDocument, input?: object) => {
        const { id } = document as { id?: string };
        return visit.execute({ ...(id ? { id } : {}), document, ...(input ? { variables: { input } } : {}) });
      };
      const lead = (path: string) => {
        const cookies = visit.setCookies();
        if (cookies.length > 0) reply.header('set-cookie', cookies);
        return reply.header('cache-control', 'no-store').redirect(path, 303);
      };
      if (wanted === tourForm.close) {
        await run(CloseTourStopDocument);
        return lead(pageOfForm(request));
      }
      const opening = openingOf(Number(wanted));
      if (!opening) return refuse(404);
      const { data } = await run(OpenTourStopDocument, opening.input);
      return (data as OpenTourStopMutation | null | undefined)?.openTourStop.tour ? lead(opening.path) : refuse(404);
    });
  });
}
