import type { FastifyInstance } from 'fastify';
import { refuse } from './graphql/trusted-documents.ts';
import { kept } from '../shared/kept.ts';
import { requestLanguage } from '../session/request-language.ts';
import { texts } from './texts/index.ts';

/** Could it be the host of a site: a name or an address, with or without a port? Nothing at all is no garbage. */
export function isHost(host: string): boolean {
  if (host === '') return true;
  const isWritten = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
  return isWritten && host.length <= 255 && URL.canParse(`http://${host}`);
}

/** A site has few hosts. */
const isGoodHost = kept(200, isHost);

/** Refuses requests for a malformed host with 400 before anything is read from it: banner, address or redirect (G-2). */
export function registerHostCheck(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isGoodHost(request.host ?? '')) return done();
    const { malformedHost } = texts[requestLanguage(request)];
    if (request.url.startsWith('/graphql')) return void refuse(reply, malformedHost, 'BAD_REQUEST');
    return void reply.code(400).type('text/plain; charset=utf-8').send(malformedHost);
  });
}
