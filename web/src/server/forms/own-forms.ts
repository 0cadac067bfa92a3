import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Lets a scope take the forms of pages without JavaScript, each body as its fields. @param longest bytes of the longest */
export function takeForms(scope: FastifyInstance, longest: number): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longest },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** Was the form sent by a page of this site? Browsers say where a form comes from, in at least one of two ways. */
function isOwnForm({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return URL.parse(headers.origin ?? '')?.host === host;
}

/** The fields of a form that a page of this site has sent; null for any other request. */
export const ownFields = (request: FastifyRequest): URLSearchParams | null =>
  isOwnForm(request) && request.body instanceof URLSearchParams ? request.body : null;
