import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOfOneHost } from '../../../server-kit/host-headers.ts';
import { refuse } from './graphql/trusted-documents.ts';
import { type IsAllowedHost, isHost } from '../shared/hosts.ts';
import { kept } from '../shared/kept.ts';
import { requestLanguage } from '../session/request-language.ts';
import { texts } from './texts/index.ts';

/** A site has few hosts. */
const isGoodHost = kept(200, isHost);

/**
 * Refuses requests with 400 before anything is read from their host or scheme: banner, address, link, or redirect (G-2). What
 * a proxy says in place of the request's own host has to be one of the site's, or a page that others share would be of
 * whatever host an attacker names.
 */
export function registerHostCheck(app: FastifyInstance, isAllowed: IsAllowedHost): void {
  app.addHook('onRequest', (request, reply, done) => {
    const fault = faultOf(request, isAllowed);
    if (fault === null) return done();
    const message = texts[requestLanguage(request)][fault];
    if (/^\/(?:admin\/)?graphql/.test(request.url)) return void refuse(reply, message, 'BAD_REQUEST');
    return void reply.code(400).type('text/plain; charset=utf-8').send(message);
  });
}

function faultOf(
  { host, protocol, headers, raw }: FastifyRequest,
  isAllowed: IsAllowedHost,
): 'malformedHost' | 'foreignHost' | 'malformedScheme' | null {
  if (!isOfOneHost(raw.rawHeaders) || !isGoodHost(host)) return 'malformedHost';
  const isForwarded = host !== (headers.host ?? '');
  if (isForwarded && !isAllowed(host)) return 'foreignHost';
  // A proxy's word, whatever its type says.
  return /^https?$/.test(protocol) ? null : 'malformedScheme';
}
