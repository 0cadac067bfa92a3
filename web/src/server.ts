import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenVisit, Scheme } from './rendering.ts';
import { encodingFor, packer } from './server/compress.ts';
import { cookie, expiredElevatedSession } from './server/cookies.ts';
import { development } from './server/development.ts';
import { failurePage } from './server/failure-page.ts';
import type { Frontend } from './server/frontend.ts';
import { openVisitOverHttp } from './server/gateway.ts';
import { injectIntoHead } from './server/inject.ts';
import { production } from './server/production.ts';
import { pageHeaders } from './server/security.ts';

export interface WebOptions {
  /** Opens a visit in this process; or the address of a gateway to ask over HTTP, `http://gateway:4000`. */
  openVisit: OpenVisit | { gatewayUrl: string };
  /** Development: Vite's middleware with hot reload in place of the build. */
  dev: boolean;
  /** Scheme under which browsers see the site, for links and cookies. Default `http`. */
  publicScheme?: 'http' | 'https';
}

/** Serves the storefront's pages and assets. Register it last: it answers every GET that nobody else does. */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const frontend = await (options.dev ? development(app) : production(app));
  const openVisit =
    typeof options.openVisit === 'function' ? options.openVisit : openVisitOverHttp(options.openVisit.gatewayUrl);
  app.get('/*', { logLevel: 'warn' }, (request, reply) => answer(request, reply, { ...options, openVisit, frontend }));
}

type Context = WebOptions & { openVisit: OpenVisit; frontend: Frontend };

async function answer(request: FastifyRequest, reply: FastifyReply, context: Context): Promise<FastifyReply> {
  const { frontend } = context;
  const nonce = randomBytes(16).toString('base64url');
  const scheme = context.publicScheme ?? 'http';
  const url = new URL(request.url, `${scheme}://${request.host}`);
  const cookies = request.headers.cookie ?? '';
  const visit = context.openVisit({
    host: request.host,
    path: `${url.pathname}${url.search}`,
    cookie: cookies,
    scheme,
    userAgent: request.headers['user-agent'] ?? '',
    correlationId: request.id,
  });
  const abort = new AbortController();
  reply.raw.on('close', () => abort.abort());
  const onError = (error: unknown) => {
    if (!abort.signal.aborted) request.log.error({ err: error }, 'a page could not be rendered whole');
  };
  const setCookies = () => [...visit.setCookies(), ...expiredElevatedSession(cookies)];
  try {
    const rendered = await frontend.render(new Request(url, { signal: abort.signal }), {
      visit,
      nonce,
      entry: frontend.entry,
      scheme: chosenScheme(cookies),
      acceptLanguage: request.headers['accept-language'] ?? '',
      assets: frontend.assets,
      theme: frontend.theme,
      onError,
    });
    if (rendered.kind === 'redirect')
      return reply
        .header('cache-control', 'no-store')
        .header('set-cookie', setCookies())
        .redirect(sameSite(rendered.location, url), rendered.status);
    await rendered.ready;
    reply.status(rendered.status).headers(pageHeaders({ nonce, dev: context.dev, https: scheme === 'https' }));
    const encoding = encodingFor(request.headers['accept-encoding']);
    reply.header('set-cookie', setCookies()).header('vary', 'accept-encoding');
    if (encoding) reply.header('content-encoding', encoding);
    const head = await frontend.head?.(rendered.modules, nonce);
    const html = head ? rendered.stream.pipe(injectIntoHead(head)) : rendered.stream;
    return reply.send(html.pipe(packer(encoding)));
  } catch (error) {
    onError(error);
    return reply
      .status(500)
      .headers(pageHeaders({ nonce, dev: false, https: scheme === 'https' }))
      .send(failurePage(nonce));
  }
}

const chosenScheme = (cookies: string): Scheme | undefined => {
  const value = cookie(cookies, 'larder_scheme');
  return value === 'light' || value === 'dark' ? value : undefined;
};

// React Router answers with the whole address of the request it was given; the browser knows its own origin better.
const sameSite = (location: string, base: URL): string => {
  const target = new URL(location, base);
  return target.origin === base.origin ? `${target.pathname}${target.search}${target.hash}` : '/';
};
