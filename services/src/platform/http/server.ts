import { randomUUID } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyServerOptions } from 'fastify';
import { isOfOneHost } from '../../../../server-kit/host-headers.ts';
import type { DatabaseHealth } from '../database/database-health.ts';
import { refuseAddress, refuseConnection, registerErrors, ServiceError } from './errors.ts';
import { guardInput } from './input.ts';
import { mostCharactersKeyword } from './most-characters.ts';
import type { LogLines } from './log-lines.ts';
import { buildSerializer } from './serializers.ts';
import { buildValidator } from './validators.ts';
import type { ServiceApp, ServiceContext } from '../service.ts';

/** An id that may go into a log line as it is. */
const wellFormed = /^[\w.:-]{8,128}$/;

/** Errors in the log: what and where, never the values that a database error carries in its details. */
const errorSerializer = (error: Error & { code?: string }) => ({
  type: error.name,
  message: error.message,
  code: error.code ?? '',
  stack: error.stack ?? '',
});

/** Logger settings of the services; `stream` takes the lines, standard output if omitted. */
export function loggerOptions(level: string, stream?: LogLines) {
  return { level, serializers: { err: errorSerializer }, ...(stream ? { stream } : {}) };
}

const twoHosts = () => new ServiceError(400, 'HOST_INVALID', 'A request is for one host.');

/**
 * A Fastify that every service is mounted on: correlation ids on every answer and log line, one line per request with
 * the route and never the URL's or the body's values, the clock's time in `date`, the error envelope.
 */
export function createHttp(
  context: Pick<ServiceContext, 'clock' | 'config' | 'database'>,
  logger: FastifyServerOptions['logger'],
): ServiceApp {
  const app = Fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    genReqId: ({ headers }) => {
      const given = headers['x-correlation-id'];
      return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
    },
    // The gateway says whom it asks for; nobody else may do that.
    trustProxy: [...context.config.trustedProxies],
    bodyLimit: 64 * 1024,
    keepAliveTimeout: 75_000,
    // What comes in is taken as it is or refused, never mended.
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        keywords: [mostCharactersKeyword],
      },
    },
    schemaController: { compilersFactory: { buildSerializer, buildValidator } },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 256 },
  }).withTypeProvider<TypeBoxTypeProvider>();

  const dateOf = httpDates();
  app.addHook('onRequest', (request, reply, done) => {
    const date = dateOf(context.clock.now().epochMilliseconds);
    reply.headers({ 'x-correlation-id': request.id, date, 'cache-control': 'no-store' });
    done(isOfOneHost(request.raw.rawHeaders) ? undefined : twoHosts());
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    request.log.info(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
    done();
  });
  acceptEmptyJson(app);
  registerErrors(app, context.database);
  refuseWritesWhileReadOnly(app, context.database);
  guardInput(app);
  return app;
}

/** Moments as the `date` header has them; each second is put into words once. */
function httpDates(): (epochMilliseconds: number) => string {
  let latest = { second: NaN, text: '' };
  return (epochMilliseconds) => {
    const second = Math.floor(epochMilliseconds / 1000);
    if (latest.second !== second) latest = { second, text: new Date(second * 1000).toUTCString() };
    return latest.text;
  };
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refused before anything is read or locked: 503 with Retry-After, while reads go on. */
function refuseWritesWhileReadOnly(app: ServiceApp, database: DatabaseHealth): void {
  app.addHook('onRequest', ({ method }, _reply, done) => {
    if (reading.has(method) || database.current().state !== 'read-only') done();
    else done(Object.assign(new Error('The database is read-only.'), { statusCode: 503 }));
  });
}

/** Only JSON is accepted. A caller that names JSON and sends no body means no body; the route's schema decides whether that is fine. */
function acceptEmptyJson(app: ServiceApp): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body, done);
  });
}
