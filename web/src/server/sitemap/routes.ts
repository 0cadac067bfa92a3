import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenVisit, Visit } from '../rendering.ts';
import { SitePaths } from './site-paths.ts';
import { robots, sitemapIndex, urlSet } from './xml.ts';

interface SitemapOptions {
  openVisit: OpenVisit;
  publicScheme: 'http' | 'https';
}

/** Addresses are those of the host, which a proxy may tell in a header of its own (G-2). */
const hour = { 'cache-control': 'public, max-age=3600', vary: 'x-forwarded-host' };

/** `robots.txt` and the site's map, for the banner of the host: an index, one map of places, and one for each department. */
export function sitemapRoutes(app: FastifyInstance, { openVisit, publicScheme }: SitemapOptions): void {
  const paths = new SitePaths();
  const originOf = (request: FastifyRequest) => `${publicScheme}://${request.host || 'localhost'}`;
  /** As a guest who has chosen nothing: the same map for everyone. */
  const visitOf = (request: FastifyRequest): Visit =>
    openVisit({
      host: request.host,
      path: request.url,
      cookie: '',
      scheme: publicScheme,
      language: 'en',
      userAgent: request.headers['user-agent'] ?? '',
      address: request.ip,
      correlationId: request.id,
    });
  const send = (reply: FastifyReply, pieces: Iterable<string>) =>
    reply.headers(hour).type('application/xml; charset=utf-8').send(Readable.from(pieces));
  const unavailable = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    request.log.error({ err: error }, 'the sitemap could not be read');
    return reply.status(503).headers({ 'cache-control': 'no-store', 'retry-after': '120' }).type('text/plain').send('');
  };

  app.get('/robots.txt', (request, reply) =>
    reply
      .headers(hour)
      .type('text/plain; charset=utf-8')
      .send(robots(originOf(request))),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    try {
      const { departmentIds } = await paths.places(visitOf(request));
      const names = ['places', ...departmentIds.map((id) => `products-${encodeURIComponent(id)}`)];
      return await send(reply, sitemapIndex(names.map((name) => `${originOf(request)}/sitemap/${name}.xml`)));
    } catch (error) {
      return unavailable(request, reply, error);
    }
  });

  app.get<{ Params: { name: string } }>('/sitemap/:name.xml', async (request, reply) => {
    const { name } = request.params;
    try {
      const visit = visitOf(request);
      const places = await paths.places(visit);
      const departmentId = places.departmentIds.find((id) => name === `products-${id}`);
      if (name !== 'places' && departmentId === undefined)
        return await reply.status(404).header('cache-control', 'no-store').type('text/plain').send('');
      const found =
        departmentId === undefined ? places.paths : await paths.products(visit, places.banner, departmentId);
      return await send(reply, urlSet(found.map((path) => originOf(request) + path)));
    } catch (error) {
      return unavailable(request, reply, error);
    }
  });
}
