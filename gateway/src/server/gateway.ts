import { randomBytes } from 'node:crypto';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { print, type GraphQLFormattedError } from 'graphql';
import { followingClock, type FollowingClock } from '../shared/clock.ts';
import { sourcesOf } from '../compose.ts';
import type { GatewayConfig } from '../config.ts';
import { areas } from '../generated/descriptors.ts';
import type { GatewayContext } from '../context.ts';
import { allowedHosts, originsOf } from '../shared/hosts.ts';
import { sealWith } from '../session/seal.ts';
import { openContext, type Environment } from './visit.ts';
import { registerCorrelation } from './correlation.ts';
import { formatError } from './errors.ts';
import { completed } from './graphql/answer-errors.ts';
import { isLongerThan, longestAnswer, tooLongAnswer } from './graphql/answer-size.ts';
import { executor } from './graphql/execute.ts';
import { houseRules } from './graphql/house-rules.ts';
import { jitGateway } from './graphql/jit.ts';
import { mostTokens, sizeLimit } from './graphql/limits.ts';
import { operationLimits } from './graphql/operation-limits.ts';
import { otherShopperDoor } from './graphql/other-shopper.ts';
import { trustedRunner } from './graphql/run-trusted.ts';
import { registerGraphqlRoute } from './graphql/route.ts';
import { eventHandler } from './graphql/event-handler.ts';
import { acceptOperations, readTrustedDocuments, type TrustedDocuments } from './graphql/trusted-documents.ts';
import { trustedHandler } from './graphql/trusted-handler.ts';
import { trustedOperations } from './graphql/trusted-operations.ts';
import { registerHealth } from './health.ts';
import { registerHostCheck } from './host.ts';
import { openUpstreams } from './upstreams.ts';
import { operationRates, type OperationRates } from './limits/operation-rates.ts';
import type { SharedStore } from '../../../server-kit/shared-store.ts';
import { identityCookies } from '../session/cookie-names.ts';
import { requestLanguage } from '../session/request-language.ts';
import type { OpenVisit } from './in-process.ts';
import { guestSignInPath } from './require-shopper.ts';
import { registerConsole } from './console.ts';
import { registerSandbox } from './sandbox.ts';
import { schema, typeDefs } from './schema.ts';

export interface GatewayOptions {
  config: GatewayConfig;
  /** Operations that may run; by default those of the web. */
  documents?: TrustedDocuments;
  /** The same of the console. */
  consoleDocuments?: TrustedDocuments;
  clock?: FollowingClock;
}

export interface Gateway {
  /** Runs the operations of a page that is being rendered, in this process. */
  openVisit: OpenVisit;
  /** Counts what viewers and addresses ask for, pages too. */
  rates: OperationRates;
}

/** GraphQL, sandbox, schema and health on a Fastify server. Closing the server closes the connections to the services. */
export async function registerGateway(app: FastifyInstance, options: GatewayOptions): Promise<Gateway> {
  const { config } = options;
  const documents = documentsOf(options);
  const environment = createEnvironment(app, options);
  const store = await sharedStoreOf(app, config);
  const rates = operationRates(config.ratesPerMinute, store);
  const operations = trustedOperations(schema, documents());
  const limits = operationLimits(schema, rates);
  const execute = executor(schema, otherShopperDoor);
  const runTrusted = trustedRunner(limits, execute, completed);
  const server = new ApolloServer<GatewayContext>({
    gateway: jitGateway(schema, operations, execute),
    introspection: config.sandbox,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: mostTokens },
    validationRules: [sizeLimit],
    formatError,
    plugins: [ApolloServerPluginCacheControlDisabled(), houseRules(limits)],
    logger: apolloLogger(app),
  });
  await server.start();
  app.addHook('onClose', async () => {
    await server.stop();
    store?.close();
    await Promise.all(Object.values(environment.upstreams).map((upstream) => upstream.close()));
  });

  registerCorrelation(app);
  registerHostCheck(app, allowedHosts(config.allowedHosts));
  const openVisitOf = (request: FastifyRequest) => (request.visit = openContext(environment, visitOf(request)));
  await registerGraphqlRoute(app, {
    url: '/graphql',
    sessionCookie: identityCookies.session,
    rates,
    clock: environment.clock,
    secureCookies: environment.secureCookies,
    accept: acceptOperations({ documents, acceptText: config.sandbox }),
    handler: eventHandler(app, {
      schema,
      operations,
      limits,
      most: config.liveConnections,
      openContext: openVisitOf,
      otherwise: trustedHandler({
        operations,
        run: runTrusted,
        openContext: openVisitOf,
        otherwise: fastifyApolloHandler(server, { context: async (request) => openVisitOf(request) }),
      }),
    }),
  });
  await registerConsole(app, {
    rates,
    clock: environment.clock,
    secureCookies: environment.secureCookies,
    service: environment.upstreams.operators,
    ...(options.consoleDocuments ? { documents: options.consoleDocuments } : {}),
  });
  app.get('/schema.graphql', (_request, reply) => reply.type('text/plain; charset=utf-8').send(typeDefs));
  for (const { routes } of areas) routes?.(app, environment.upstreams, openVisitOf);
  registerHealth(app, environment.upstreams);
  await registerSandbox(app, { enabled: config.sandbox });

  return {
    rates,
    openVisit(page) {
      const { host, cookie, path: pagePath, correlationId, language = 'en' } = page;
      const contextValue = openContext(environment, { host, cookie, pagePath, correlationId, language });
      return {
        async execute({ id, document, variables = {}, operationName }) {
          const operation = id === undefined ? null : operations.find(id, operationName);
          if (operation) {
            const { result } = await runTrusted(operation, variables, contextValue);
            return isLongerThan(longestAnswer, result.data) ? tooLongAnswer(contextValue) : result;
          }
          const query = (id !== undefined && documents()[id]) || print(document);
          const { body } = await server.executeOperation(
            { query, variables, ...(operationName === undefined ? {} : { operationName }) },
            { contextValue },
          );
          if (body.kind !== 'single') throw new Error('incremental delivery is not supported');
          return body.singleResult as {
            data?: Record<string, unknown> | null;
            errors?: readonly GraphQLFormattedError[];
          };
        },
        signInPath: () => guestSignInPath(contextValue),
        staleSeconds: () => contextValue.staleness.seconds,
        setCookies: () => contextValue.jar.setCookies(),
      };
    },
  };
}

async function sharedStoreOf(app: FastifyInstance, { redisUrl }: GatewayConfig): Promise<SharedStore | null> {
  if (redisUrl === null) return null;
  // The client is a fourth of all modules: only who has a Redis loads it.
  const { openSharedStore } = await import('../../../server-kit/shared-store.ts');
  return openSharedStore({
    url: redisUrl,
    onChange: (isThere, error) =>
      isThere
        ? app.log.info('Redis answers: rates are counted together')
        : app.log.warn({ err: error }, 'Redis does not answer: each process counts rates for itself'),
  });
}

/** While developing, the list is read again for each request: it is written while the web is. */
function documentsOf({ config, documents }: GatewayOptions): () => TrustedDocuments {
  if (!documents && config.development) return () => readTrustedDocuments();
  const known = documents ?? readTrustedDocuments();
  return () => known;
}

function createEnvironment(app: FastifyInstance, { config, clock = followingClock() }: GatewayOptions): Environment {
  const upstreams = openUpstreams(config, clock, app.log);
  return {
    upstreams,
    openSources: sourcesOf(upstreams),
    clock,
    secureCookies: config.publicScheme === 'https',
    seal: sealWith(config.cookieSecret ?? randomBytes(32)),
    originOf: originsOf(config.publicScheme, allowedHosts(config.allowedHosts)),
    withDc: config.dcAddresses,
    mediaUrl: config.mediaUrl,
    hasGuestCart: config.guestCart,
    log: app.log,
  };
}

function visitOf(request: FastifyRequest) {
  const { 'x-page-path': pagePath, 'x-page-shopper': pageShopper, referer = '' } = request.headers;
  const from = URL.parse(referer);
  return {
    host: request.host,
    cookie: request.headers.cookie ?? '',
    language: requestLanguage(request),
    jar: request.jar,
    pagePath: typeof pagePath === 'string' ? pagePath : '',
    cameFrom: from?.host === request.host ? from.pathname + from.search : '',
    pageShopper: typeof pageShopper === 'string' && pageShopper !== '' ? pageShopper : null,
    correlationId: request.id,
    address: request.ip,
  };
}

/** What Apollo Server says about itself, without what operations carry. */
function apolloLogger(app: FastifyInstance) {
  return {
    debug: () => undefined,
    info: (message?: unknown) => app.log.debug(String(message)),
    warn: (message?: unknown) => app.log.warn(String(message)),
    error: (message?: unknown) => app.log.error(String(message)),
  };
}
