import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServicesConfig } from '../config.ts';
import { ServiceError } from '../http/errors.ts';
import { networkOf } from '../../../../server-kit/network.ts';
import { rateLimiter } from '../../../../server-kit/rate-limiter.ts';
import type { SharedStore } from '../../../../server-kit/shared-store.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
/** A household, an office or a mobile network shares an address. */
const householdsOfAnAddress = 10;

const neighbors = new BlockList();
neighbors.addSubnet('127.0.0.0', 8);
neighbors.addSubnet('10.0.0.0', 8);
neighbors.addSubnet('172.16.0.0', 12);
neighbors.addSubnet('192.168.0.0', 16);
neighbors.addSubnet('169.254.0.0', 16);
neighbors.addAddress('::1', 'ipv6');
neighbors.addSubnet('fc00::', 7, 'ipv6');
neighbors.addSubnet('fe80::', 10, 'ipv6');

/** Is it an address of our own network? The gateway, which limits its own callers, asks from there. */
const isNeighbor = (address: string): boolean => neighbors.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * A household may change so much in a minute, whichever of its sessions asks; so may, ten times over, an address of the
 * internet (an IPv6 address by its /64). Beyond that it is 429 with Retry-After, and nothing is written (T-101).
 * Stands behind the token check.
 */
export async function registerWriteLimit(
  app: FastifyInstance,
  config: Pick<ServicesConfig, 'writeLimit' | 'redisUrl'>,
): Promise<void> {
  const store = await sharedStoreOf(app, config.redisUrl);
  const households = rateLimiter({ name: 'write:household', perMinute: config.writeLimit, store });
  const addresses = rateLimiter({
    name: 'write:address',
    perMinute: config.writeLimit * householdsOfAnAddress,
    store,
  });
  const wait = async ({ principal, ip }: FastifyRequest): Promise<number> =>
    Math.max(
      principal ? await households.take(principal.householdId) : 0,
      isNeighbor(ip) ? 0 : await addresses.take(networkOf(ip)),
    );
  app.addHook('onRequest', (request, _reply, done) => {
    if (reading.has(request.method)) return done();
    wait(request).then((seconds) => done(seconds === 0 ? undefined : tooMuch(seconds)), done);
  });
}

const tooMuch = (seconds: number): ServiceError =>
  new ServiceError(429, 'RATE_LIMITED', 'That was a lot at once. Wait a moment, then try again.', undefined, {
    'retry-after': String(seconds),
  });

async function sharedStoreOf(app: FastifyInstance, url: string | null): Promise<SharedStore | null> {
  if (url === null) return null;
  // The client is a fourth of all modules: only who has a Redis loads it.
  const { openSharedStore } = await import('../../../../server-kit/shared-store.ts');
  const store = openSharedStore({
    url,
    onChange: (isThere, error) =>
      isThere
        ? app.log.info('Redis is back: rates are counted across all processes again.')
        : app.log.warn({ err: error }, "Redis isn't responding: this process counts rates on its own."),
  });
  app.addHook('onClose', async () => store.close());
  return store;
}
