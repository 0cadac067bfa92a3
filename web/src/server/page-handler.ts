import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAt } from '../app/routing/paths.ts';
import { isForShoppers } from '../app/routing/shoppers-screens.ts';
import type { OpenVisit } from './rendering.ts';
import { cookieNames, densityOf, schemeOf } from '../storage/cookies.ts';
import { encodingFor, pack, packer } from './compress.ts';
import { cookie, expiredElevatedSession } from './cookies.ts';
import { failurePage } from './failure-page.ts';
import type { Frontend } from './frontend.ts';
import { gather } from './gather.ts';
import type { GuestPages } from './guest-pages.ts';
import { guestRequest } from './guest-request.ts';
import { languageFor } from './language.ts';
import { injectIntoHead } from './inject.ts';
import { pageHeaders } from './security.ts';
import { sendGuestPage } from './send-guest-page.ts';

interface PageHandlerOptions {
  frontend: Frontend;
  openVisit: OpenVisit;
  dev: boolean;
  publicScheme: 'http' | 'https';
  /** Where pictures come from besides our own origin (S-275). */
  mediaOrigin?: string | null;
  /** Where pages that are the same for every guest are kept; none are when it is left out. */
  guestPages?: GuestPages;
}

/**
 * Answers a page: the one that is kept for guests, its document as a stream, a redirect with the visit's cookies, or a
 * plain page when rendering fails.
 */
export function pageHandler({ frontend, openVisit, dev, publicScheme, mediaOrigin, guestPages }: PageHandlerOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const nonce = randomBytes(16).toString('base64url');
    const https = publicScheme === 'https';
    const cookies = request.headers.cookie ?? '';
    const acceptLanguage = request.headers['accept-language'] ?? '';
    const language = languageFor({ cookie: cookies, acceptLanguage });
    // Written one after the other, so that a path like `//other.example` stays a path.
    const url = URL.parse(`${publicScheme}://${request.host || 'localhost'}${request.url}`);
    if (!url)
      return reply.status(400).headers(pageHeaders({ nonce, language, dev, https })).send(failurePage(nonce, language));
    // A browser would take such a path, written in a link, for another site.
    if (/^[/\\]{2}/.test(url.pathname)) return reply.redirect(url.pathname.replace(/^[/\\]+/, '/') + url.search, 308);
    const asGuest = guestPages && guestRequest({ host: request.host, url, cookie: cookies, acceptLanguage });
    const kept = asGuest && (await guestPages.page(asGuest));
    if (kept) return sendGuestPage(kept, request, reply);
    const abort = new AbortController();
    reply.raw.on('close', () => abort.abort());
    const onError = (error: unknown) => {
      if (!abort.signal.aborted) request.log.error({ err: error }, 'a page could not be rendered whole');
    };
    try {
      const visit = openVisit({
        host: request.host,
        path: `${url.pathname}${url.search}`,
        cookie: cookies,
        scheme: publicScheme,
        language,
        userAgent: request.headers['user-agent'] ?? '',
        address: request.ip,
        correlationId: request.id,
      });
      const setCookies = () => {
        const lines = [...visit.setCookies(), ...expiredElevatedSession(cookies)];
        if (lines.length > 0) reply.header('set-cookie', lines);
      };
      const leave = (location: string, status: number) => {
        setCookies();
        return reply.header('cache-control', 'no-store').redirect(sameSite(location, url), status);
      };
      const signInPath = isForShoppers(url.pathname) ? await visit.signInPath?.() : null;
      if (signInPath) return leave(signInPath, 302);
      const rendered = await frontend.render(new Request(url, { signal: abort.signal }), {
        visit,
        nonce,
        entry: frontend.builds[language].entry,
        scheme: schemeOf(cookie(cookies, cookieNames.scheme)),
        density: densityOf(cookie(cookies, cookieNames.density)),
        language,
        assets: frontend.builds[language].assets,
        theme: frontend.theme,
        styles: frontend.styles,
        onError,
      });
      if (rendered.kind === 'redirect') return leave(rendered.location, rendered.status);
      setCookies();
      await rendered.ready;
      const age = visit.staleSeconds?.() ?? 0;
      if (age > 0) reply.header('age', age);
      const head = await frontend.head?.(rendered.modules, nonce);
      const encoding = encodingFor(request.headers['accept-encoding']);
      reply
        .status(rendered.status)
        .headers(
          pageHeaders({
            nonce,
            language,
            dev,
            https,
            mediaOrigin,
            scans: isAt(url.pathname, 'scan'),
            pays: isAt(url.pathname, 'checkout'),
          }),
        )
        .header('vary', 'accept-encoding');
      if (encoding) reply.header('content-encoding', encoding);
      if (head) return reply.send(rendered.stream.pipe(injectIntoHead(head)).pipe(packer(encoding)));
      const page = gather(rendered.stream, () => packer(encoding));
      return reply.send(Buffer.isBuffer(page) ? pack(page, encoding) : page);
    } catch (error) {
      onError(error);
      return reply.status(500).headers(pageHeaders({ nonce, language, dev, https })).send(failurePage(nonce, language));
    }
  };
}

// The router answers with the whole address of the request it was given; the browser knows its own origin better.
const sameSite = (location: string, base: URL): string => {
  const target = new URL(location, base);
  return target.origin === base.origin ? `${target.pathname}${target.search}${target.hash}` : '/';
};
