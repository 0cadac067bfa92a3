import type { FastifyRequest } from 'fastify';
import { languageFor } from '../language.ts';
import type { OpenVisit, Visit } from '../rendering.ts';

/** Where forms are taken: who asks the gateway, and the scheme under which browsers see the site. */
export interface FormOptions {
  openVisit: OpenVisit;
  publicScheme: 'http' | 'https';
}

/** The visit of a browser that sends a form. @param path where the form is sent */
export function visitOfForm(request: FastifyRequest, path: string, { openVisit, publicScheme }: FormOptions): Visit {
  const cookie = request.headers.cookie ?? '';
  return openVisit({
    host: request.host,
    path,
    cookie,
    scheme: publicScheme,
    language: languageFor({ cookie, acceptLanguage: request.headers['accept-language'] ?? '' }),
    userAgent: request.headers['user-agent'] ?? '',
    address: request.ip,
    correlationId: request.id,
  });
}
