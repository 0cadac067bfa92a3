import { isIP } from 'node:net';
import helmet from '@fastify/helmet';
import type { ServicesConfig } from '../config.ts';
import { ServiceError } from './errors.ts';
import type { ServiceApp } from '../service.ts';

/** Addresses for a person with a browser, and the clock that such a person moves. */
const forPeople = /^\/(docs(\/|$)|outbox|dev\/|$)/;

/**
 * Security headers on every answer, and a Host check on the pages: a name that an attacker has pointed at this machine
 * is not this machine, so no page of theirs reads the one-time codes (DNS rebinding).
 */
export async function guardPages(
  app: ServiceApp,
  { host, publicScheme }: Pick<ServicesConfig, 'host' | 'publicScheme'>,
): Promise<void> {
  const isSecure = publicScheme === 'https';
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  app.addHook('onRequest', async ({ routeOptions, headers }) => {
    if (!forPeople.test(routeOptions.url ?? '-') || isOwnHost(headers.host ?? '', host)) return;
    throw new ServiceError(403, 'HOST_UNKNOWN', "Open this page at localhost or this machine's own address.");
  });
}

/** This machine by an address or a name that no one else can claim. @param host the Host header @param own the name that the services were told to listen on */
export function isOwnHost(host: string, own: string): boolean {
  const url = URL.parse(`http://${host}/`);
  if (url === null || url.host.length === 0 || /[@/?#\\]/.test(host)) return false;
  const name = url.hostname;
  const bare = name.replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name.endsWith('.localhost') || name === own.toLowerCase() || isIP(bare) !== 0;
}
