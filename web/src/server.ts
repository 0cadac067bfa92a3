import { defaultBanner } from '@larder/design-system/banners';
import type { FastifyInstance } from 'fastify';
import type { OpenVisit } from './server/rendering.ts';
import { acceptLanguageForms } from './server/forms/choose-language.ts';
import { acceptAskForms } from './server/forms/ask-to-stock.ts';
import { acceptShopForms } from './server/forms/choose-shop.ts';
import { acceptTourForms } from './server/forms/tour.ts';
import { development } from './server/development.ts';
import { drawForGuests } from './server/draw-for-guests.ts';
import type { Frontend } from './server/frontend.ts';
import { openVisitOverHttp } from './server/gateway.ts';
import { serveOffline } from './server/installable/routes.ts';
import { GuestPages } from './server/guest-pages.ts';
import { pageHandler } from './server/page-handler.ts';
import { production } from './server/production.ts';
import { sitemapRoutes } from './server/sitemap/routes.ts';

export interface WebOptions {
  /** Opens a visit in this process; or the address of a gateway to ask over HTTP, `http://gateway:4000`. */
  openVisit: OpenVisit | { gatewayUrl: string };
  /** Development: Vite's middleware with hot reload in place of the build. */
  dev: boolean;
  /** What stands around the storefront's own code, such as the bar of design mode (S-167); its pages are drawn for each visitor. */
  around?: (frontend: Frontend) => Frontend;
  /** Scheme under which browsers see the site. Default `http`. */
  publicScheme?: 'http' | 'https';
  /** Where pictures come from besides our own origin (S-275). */
  mediaUrl?: string | null;
}

/** Serves the storefront's pages and assets. Register it last: it answers every GET that no one else does. */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { openVisit, dev, publicScheme = 'http', mediaUrl = null, around } = options;
  const own = await (dev ? development(app) : production(app));
  const frontend = around ? around(own) : own;
  const open = typeof openVisit === 'function' ? openVisit : openVisitOverHttp(openVisit.gatewayUrl);
  const onError = (error: unknown) => app.log.error({ err: error }, "a guest's page could not be rendered whole");
  const shared = { frontend, openVisit: open, publicScheme, mediaOrigin: mediaUrl && new URL(mediaUrl).origin };
  const guestPages = new GuestPages({ draw: drawForGuests({ ...shared, onError }) });
  await acceptAskForms(app, { openVisit: open, publicScheme });
  await acceptShopForms(app, { openVisit: open, publicScheme });
  await acceptLanguageForms(app);
  await acceptTourForms(app, { openVisit: open, publicScheme });
  serveOffline(app, {
    workerFile: frontend.workerFile,
    https: publicScheme === 'https',
    grays: frontend.theme(defaultBanner).grays,
  });
  sitemapRoutes(app, { openVisit: open, publicScheme });
  app.get('/*', pageHandler({ ...shared, dev, ...(dev || around ? {} : { guestPages }) }));
}
