import type { FastifyInstance } from 'fastify';
import type { OpenVisit } from './server/rendering.ts';
import { acceptShopForms } from './server/forms/choose-shop.ts';
import { development } from './server/development.ts';
import { drawForGuests } from './server/draw-for-guests.ts';
import { openVisitOverHttp } from './server/gateway.ts';
import { GuestPages } from './server/guest-pages.ts';
import { pageHandler } from './server/page-handler.ts';
import { production } from './server/production.ts';
import { sitemapRoutes } from './server/sitemap/routes.ts';

export interface WebOptions {
  /** Opens a visit in this process; or the address of a gateway to ask over HTTP, `http://gateway:4000`. */
  openVisit: OpenVisit | { gatewayUrl: string };
  /** Development: Vite's middleware with hot reload in place of the build. */
  dev: boolean;
  /** Scheme under which browsers see the site. Default `http`. */
  publicScheme?: 'http' | 'https';
}

/** Serves the storefront's pages and assets. Register it last: it answers every GET that no one else does. */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { openVisit, dev, publicScheme = 'http' } = options;
  const frontend = await (dev ? development(app) : production(app));
  const open = typeof openVisit === 'function' ? openVisit : openVisitOverHttp(openVisit.gatewayUrl);
  const onError = (error: unknown) => app.log.error({ err: error }, "a guest's page could not be rendered whole");
  const shared = { frontend, openVisit: open, publicScheme };
  const guestPages = new GuestPages({ draw: drawForGuests({ ...shared, onError }) });
  await acceptShopForms(app, { openVisit: open, publicScheme });
  sitemapRoutes(app, { openVisit: open, publicScheme });
  app.get('/*', pageHandler({ ...shared, dev, ...(dev ? {} : { guestPages }) }));
}
