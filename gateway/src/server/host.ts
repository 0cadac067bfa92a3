import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { refuse } from './graphql/trusted-documents.ts';
import { texts } from './texts.ts';

/** Could it be the host of a site: a name or an address, with or without a port? Nothing at all is no garbage. */
export function isHost(host: string): boolean {
  if (host === '') return true;
  const isWritten = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host);
  return isWritten && host.length <= 255 && URL.canParse(`http://${host}`);
}

/** Sites have few hosts; whoever writes others gets no further than these. */
const mostKnown = 200;

/** Refuses requests for a malformed host with 400 before anything is read from it: banner, address or redirect (G-2). */
export function registerHostCheck(app: FastifyInstance): void {
  const known = new LRUCache<string, boolean>({ max: mostKnown });
  app.addHook('onRequest', (request, reply, done) => {
    const host = request.host ?? '';
    let isGood = known.get(host);
    if (isGood === undefined) known.set(host, (isGood = isHost(host)));
    if (isGood) return done();
    if (request.url.startsWith('/graphql')) return void refuse(reply, texts.malformedHost, 'BAD_REQUEST');
    return void reply.code(400).type('text/plain; charset=utf-8').send(texts.malformedHost);
  });
}
