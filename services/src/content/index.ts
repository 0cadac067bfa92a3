import { join } from 'node:path';
import type { Service } from '../platform/service.ts';
import { contentModels } from './contract/content.ts';
import { addFirstDocuments } from './documents/first-documents.ts';
import { contentRoutes } from './routes/content.ts';

/** Games configuration, left navigation, logos, and text pages; public (G-23, G-24, G-95, G-96, S-211). */
export const content: Service = {
  name: 'content',
  models: contentModels,
  migrations: join(import.meta.dirname, 'migrations'),
  routes: contentRoutes,
  start: ({ db }) => addFirstDocuments(db),
};
