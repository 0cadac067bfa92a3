import type { FastifyInstance } from 'fastify';
import { languageForm } from '../../app/routing/language-form.ts';
import { languageOf } from '../../messages/language.ts';
import { cookieNames } from '../../storage/cookies.ts';
import { ownFields, takeForms } from './own-forms.ts';
import { pageOfForm } from './page-of-form.ts';

/** More than the form sends, in bytes. */
const longestForm = 256;
const year = 365 * 24 * 60 * 60;

/** Takes the form of the languages, at the foot of every page and in menus: keeps the chosen language for a year, and leads back to the same page in it. */
export async function acceptLanguageForms(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    takeForms(scope, longestForm);
    scope.post<{ Body: unknown }>(languageForm.path, async (request, reply) => {
      const language = languageOf(ownFields(request)?.get(languageForm.field) ?? '');
      if (!language) return reply.code(403).type('text/plain').send('');
      return reply
        .header('cache-control', 'no-store')
        .header('set-cookie', `${cookieNames.language}=${language}; Path=/; Max-Age=${year}; SameSite=Lax`)
        .redirect(pageOfForm(request), 303);
    });
  });
}
