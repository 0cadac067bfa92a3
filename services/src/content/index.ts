import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Static } from 'typebox';
import { publishedGames } from '../games/programs/publish.ts';
import type { Database } from '../platform/database.ts';
import { ServiceError } from '../platform/errors.ts';
import type { Service, ServiceApp, ServiceContext } from '../platform/service.ts';
import { type Banner, contentModels, contentRoutes as table, type LeftNavigation, type Logos } from './contract.ts';
import { banners } from './documents/banners.ts';
import { logos } from './documents/logos.ts';
import { navigation } from './documents/navigation.ts';
import { addDocument, documentOf } from './store/documents.ts';

/** Games configuration, left navigation and logos; public (G-23, G-24, G-95, G-96, S-211). */
export const content: Service = {
  name: 'content',
  models: contentModels,
  migrations: join(import.meta.dirname, 'schema'),
  routes,
  start: ({ db }) => addFirstDocuments(db),
};

/** The documents that every installation begins with; what is there already stays as it is. */
export async function addFirstDocuments(db: Database): Promise<void> {
  await addDocument(db, 'banners', banners);
  await addDocument(db, 'logos', logos);
  await addDocument(db, 'flags', { optInEnhancementsEnabled: true });
  for (const [name, body] of Object.entries(navigation)) await addDocument(db, `left-navigation/${name}`, body);
}

function routes(app: ServiceApp, { db }: ServiceContext): void {
  app.route({
    ...table.gamesConfig,
    handler: async () => {
      const [banners, flags, games] = await Promise.all([
        documentOf<Static<typeof Banner>[]>(db, 'banners'),
        documentOf<{ optInEnhancementsEnabled: boolean }>(db, 'flags'),
        publishedGames(db),
      ]);
      const body = {
        // Program types bring their own minimum ages; this is the setting for programs without a type's (G-71).
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
    ...table.leftNavigation,
    handler: async (request) => {
      const { banner } = request.params;
      const found = await documentOf<Static<typeof LeftNavigation>>(db, `left-navigation/${banner}`);
      if (!found) throw new ServiceError(404, 'NAVIGATION_NOT_FOUND', 'This banner has no navigation of its own.');
      return found.body;
    },
  });

  app.route({
    ...table.logos,
    handler: async () => {
      const found = await documentOf<Static<typeof Logos>>(db, 'logos');
      if (!found) throw new ServiceError(404, 'LOGOS_NOT_FOUND', 'There are no logos.');
      return found.body;
    },
  });
}
