import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { ConsoleContext } from '../console/context.ts';
import { operatorCookie } from '../console/cookie-names.ts';
import { operatorsSource } from '../console/source.ts';
import { cookieJar } from '../session/cookies.ts';
import { requestLanguage } from '../session/request-language.ts';
import type { Clock } from '../shared/clock.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { registerBuiltSite } from './built-site.ts';
import { consoleSchema } from './console-schema.ts';
import { executor } from './graphql/execute.ts';
import { operationLimits } from './graphql/operation-limits.ts';
import { registerGraphqlRoute } from './graphql/route.ts';
import { trustedRunner } from './graphql/run-trusted.ts';
import { acceptOperations, readTrustedDocuments, refuse, type TrustedDocuments } from './graphql/trusted-documents.ts';
import { trustedHandler } from './graphql/trusted-handler.ts';
import { trustedOperations } from './graphql/trusted-operations.ts';
import type { OperationRates } from './limits/operation-rates.ts';
import { texts } from './texts/index.ts';
import { callerOf } from './visit.ts';

interface Options {
  rates: OperationRates;
  clock: Clock;
  secureCookies: boolean;
  /** The operators' service. */
  service: Upstream;
  documents?: TrustedDocuments;
}

const root = join(import.meta.dirname, '../../..');
/** The operations of the console's build. */
export const consoleManifest = join(root, 'console/src/graphql/persisted-documents.json');

/** Everything from here; no script and no style in the page itself. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** The operators' console: its screens at /admin, and its operations at /admin/graphql, of which only its own build's run. */
export async function registerConsole(app: FastifyInstance, options: Options): Promise<void> {
  const { rates, clock, secureCookies, service } = options;
  const documents = options.documents ?? readTrustedDocuments(consoleManifest);
  const operations = trustedOperations(consoleSchema, documents);
  const limits = operationLimits(consoleSchema, rates);
  const execute = executor<ConsoleContext>(consoleSchema, async () => null);
  const run = trustedRunner(limits, execute, async (errors, { correlationId }) =>
    errors.map((error) => ({ ...error, extensions: { correlationId, ...error.extensions } })),
  );
  const openContext = (request: FastifyRequest): ConsoleContext => {
    const context = contextOf(request, service, secureCookies);
    request.visit = context;
    return context;
  };
  await registerGraphqlRoute(app, {
    url: '/admin/graphql',
    sessionCookie: operatorCookie,
    rates,
    clock,
    secureCookies,
    accept: acceptOperations({ documents: () => documents, acceptText: false }),
    handler: trustedHandler({ operations, run, openContext, otherwise: refuseRequest }),
  });
  await registerBuiltSite(app, {
    prefix: '/admin',
    folder: join(root, 'console/dist'),
    contentSecurityPolicy,
    unbuilt: 'The console is not built: npm run build.',
    isApplication: true,
  });
}

const refuseRequest: RouteHandlerMethod = (request, reply) =>
  refuse(reply, texts[requestLanguage(request)].malformedRequest, 'BAD_REQUEST');

function contextOf(request: FastifyRequest, upstream: Upstream, secureCookies: boolean): ConsoleContext {
  const jar = request.jar ?? cookieJar(request.headers.cookie ?? '', secureCookies);
  const correlationId = request.id;
  return {
    correlationId,
    language: requestLanguage(request),
    caller: callerOf(request.ip, jar, operatorCookie),
    jar,
    staleness: { seconds: 0 },
    log: request.log,
    hasSession: jar.get(operatorCookie) !== undefined,
    operators: operatorsSource({
      upstream,
      jar,
      headers: {
        accept: 'application/json',
        'x-correlation-id': correlationId,
        'x-client-name': 'console',
        'x-forwarded-for': request.ip,
      },
    }),
  };
}
