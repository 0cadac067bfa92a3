import { IncomingMessage, ServerResponse } from 'node:http';
import { isIP, Socket } from 'node:net';
import helmet from 'helmet';
import type { ServicesConfig } from '../config.ts';
import { ServiceError } from './errors.ts';
import type { ServiceApp } from '../service.ts';

/** Addresses for a person with a browser, and what such a person moves: the clock, a store's orders. */
const forPeople = /^\/(docs(\/|$)|outbox|store(\/|$)|dev\/|$)/;

/**
 * Security headers on every answer, and a Host check on the pages: a name that an attacker has pointed at this machine
 * is not this machine, so no page of theirs reads the one-time codes (DNS rebinding).
 */
export function guardPages(
  app: ServiceApp,
  { host, publicScheme }: Pick<ServicesConfig, 'host' | 'publicScheme'>,
): void {
  const headers = securityHeaders(publicScheme === 'https');
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    const isOpen = !forPeople.test(request.routeOptions.url ?? '-') || isOwnHost(request.headers.host ?? '', host);
    done(isOpen ? undefined : unknownHost());
  });
}

const unknownHost = () =>
  new ServiceError(403, 'HOST_UNKNOWN', "Open this page at localhost or this machine's own address.");

/** What helmet says about every answer alike, asked once. */
function securityHeaders(isSecure: boolean): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  secure(answer.req, answer, () => undefined);
  return answer.getHeaders() as Record<string, string>;
}

/** This machine by an address or a name that no one else can claim. @param host the Host header @param own the name that the services were told to listen on */
export function isOwnHost(host: string, own: string): boolean {
  const url = URL.parse(`http://${host}/`);
  if (url === null || url.host.length === 0 || /[@/?#\\]/.test(host)) return false;
  const name = url.hostname;
  const bare = name.replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name.endsWith('.localhost') || name === own.toLowerCase() || isIP(bare) !== 0;
}
