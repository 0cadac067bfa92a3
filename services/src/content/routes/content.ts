import { createHash } from 'node:crypto';
import type { Static } from 'typebox';
import { publishedGames, publishedTexts } from '../../games/index.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import {
  type Banner,
  contentRoutes as table,
  type LeftNavigation,
  type Logos,
  type PageDocument,
} from '../contract/content.ts';
import { languages } from '../../../../server-kit/language.ts';
import { documentOf, pageKey } from '../store/documents.ts';

const [usual] = languages;

/** The games configuration, left navigation and logos. */
export function contentRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.route({
    ...table.gamesConfig,
    handler: async () => {
      const [banners, flags, games] = await Promise.all([
        documentOf<Static<typeof Banner>[]>(db, 'banners'),
        documentOf<{ optInEnhancementsEnabled: boolean }>(db, 'flags'),
        publishedGames(db),
      ]);
      const body = {
        // Most programs get a minimum age from their type; this setting is for the rest (G-71).
        defaultMinimumAge: 0,
        banners: banners?.body ?? [],
        games,
        flags: flags?.body ?? { optInEnhancementsEnabled: true },
      };
      const version = createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 12);
      return { version, ...body };
    },
  });

  app.route({
    ...table.gamesTexts,
    handler: async (request) => {
      const language = languages.find((each) => each === request.params.language);
      const programs = language ? await publishedTexts(db, language) : [];
      if (!language || programs.length === 0)
        throw new ServiceError(404, 'TEXTS_NOT_FOUND', 'No game has texts in this language.');
      return { language, programs: [...programs] };
    },
  });

  app.route({
    ...table.leftNavigation,
    handler: async (request) => {
      const { banner } = request.params;
      const found = await documentOf<Static<typeof LeftNavigation>>(db, `left-navigation/${banner}`);
      if (!found) throw new ServiceError(404, 'NAVIGATION_NOT_FOUND', 'This banner has no navigation of its own.');
      return found.body;
    },
  });

  app.route({
    ...table.document,
    handler: async (request) => {
      const { name } = request.params;
      const { banner, language = usual } = request.query;
      // A banner's own words come before those of all banners in the shopper's language.
      for (const each of [`${name}/${banner}`, name])
        for (const written of new Set([language, usual])) {
          const found = await documentOf<PageDocument>(db, pageKey(each, written));
          if (found) return { ...found.body, language: written };
        }
      throw new ServiceError(404, 'DOCUMENT_NOT_FOUND', 'No page has this name.');
    },
  });

  app.route({
    ...table.logos,
    handler: async () => {
      const found = await documentOf<Static<typeof Logos>>(db, 'logos');
      if (!found) throw new ServiceError(404, 'LOGOS_NOT_FOUND', 'No logos were found.');
      return found.body;
    },
  });
}
