import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';

/** Versions of the calls; My List is there in a second one (S-168). */
const versions = { all: '3.0', myList: '4.0' } as const;

/**
 * What calls of offers carry beside the bearer (S-168): a version, `3.0` if omitted and also `4.0` for My List, and where
 * keys are configured, the key of the API and of the subscription. Wrong ones are refused before anything is read.
 */
export function guardCallers(app: ServiceApp, { config }: Pick<ServiceContext, 'config'>): void {
  const { apiKey, subscriptionKey } = config.offersKeys;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isKey(request, 'x-api-key', apiKey) || !isKey(request, 'x-subscription-key', subscriptionKey))
      return done(new ServiceError(401, 'KEY_INVALID', 'This call needs the keys of its API and its subscription.'));
    const version = request.headers['x-api-version'] ?? versions.all;
    const isKnown = version === versions.all || (version === versions.myList && isOfMyList(request));
    done(
      isKnown
        ? undefined
        : new ServiceError(400, 'VERSION_UNKNOWN', 'There is no such version of this call.', 'version'),
    );
  });
}

const isOfMyList = ({ routeOptions: { url = '' } }: FastifyRequest): boolean => /\/mylist(\/|$)/.test(url);

/** Keys are compared by their hashes, so that the time it takes tells nothing of them. */
function isKey({ headers }: FastifyRequest, name: string, key: string | null): boolean {
  if (key === null) return true;
  const given = headers[name];
  return typeof given === 'string' && timingSafeEqual(hashOf(given), hashOf(key));
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
