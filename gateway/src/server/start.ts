import type { Server } from 'node:http';
import Fastify, { LogController, type FastifyInstance, type FastifyHttpOptions } from 'fastify';
import { ConfigError, readConfig, type GatewayConfig } from '../config.ts';
import { correlationId } from './correlation.ts';
import { limitPages, registerFrontAdmission, type RefusalPage } from './front-admission.ts';
import type { OpenVisit } from './in-process.ts';
import { registerGateway } from './gateway.ts';
import { ownSecret } from './own-secret.ts';
import { registerLibrary } from './library.ts';

/** A stop that takes longer is a stop that hangs. */
const longestStopMs = 10_000;

/** How Fastify answers what no route can. */
interface FaultPages extends Required<Pick<FastifyHttpOptions<Server>, 'frameworkErrors' | 'clientErrorHandler'>> {
  register(app: FastifyInstance): void;
}

/** What the front serves besides GraphQL. */
export interface Web {
  /** Serves pages and assets; registered last, as it answers every GET that no one else does. */
  register(
    app: FastifyInstance,
    options: { openVisit: OpenVisit; dev: boolean; publicScheme: 'http' | 'https'; mediaUrl: string | null },
  ): Promise<void>;
  refusalPage: RefusalPage;
  /** Pages for requests that no route can answer. */
  faultPages: (config: { publicScheme: 'http' | 'https' }) => FaultPages;
}

/** Starts the front: the gateway, and the web that `main.ts` hands in. */
export async function start(web: Web): Promise<void> {
  const config = await withSecret(configOrExit());
  const pages = web.faultPages(config);
  const app = Fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    forceCloseConnections: 'idle',
    genReqId: correlationId,
    // Banner and address come from a proxy only if it is one of ours.
    trustProxy: [...config.trustedProxies],
    frameworkErrors: pages.frameworkErrors,
    clientErrorHandler: pages.clientErrorHandler,
  });
  logRequests(app);
  pages.register(app);
  const admission = { ...config, refusalPage: web.refusalPage };
  await registerFrontAdmission(app, admission);
  const { openVisit, rates } = await registerGateway(app, { config });
  limitPages(app, rates, admission);
  await registerLibrary(app);
  const { development: dev, publicScheme, mediaUrl } = config;
  await web.register(app, { openVisit, dev, publicScheme, mediaUrl });
  stopOnSignal(app, config);
  await listenOrExit(app, config);
  process.send?.('ready');
}

function configOrExit(): GatewayConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) exit(error.message);
    throw error;
  }
}

/** A front that was given no secret has its own. */
async function withSecret(config: GatewayConfig): Promise<GatewayConfig> {
  try {
    return { ...config, cookieSecret: config.cookieSecret ?? (await ownSecret(config.dataDir)) };
  } catch (error) {
    exit(
      `No secret for cookies: ${(error as Error).message} Set COOKIE_SECRET, or a folder that can be written with DATA_DIR.`,
    );
  }
}

async function listenOrExit(app: FastifyInstance, { host, port }: GatewayConfig): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') exit(`Port ${port} is taken: stop what uses it, or choose another with PORT.`);
    if (code === 'EACCES') exit(`Port ${port} may not be used by this account: choose another with PORT.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') exit(`There is no address ${host} here: correct HOST.`);
    throw error;
  }
}

/** One line for each request: the route and never its query, which may say more than a log should know. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    app.log.info(
      {
        correlationId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}

/** A stop goes on serving for as long as it is told to, lets running requests end, and then ends; a second signal ends at once. */
function stopOnSignal(app: FastifyInstance, { drainMs }: GatewayConfig): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), drainMs + longestStopMs).unref();
    app.drain
      .begin(drainMs)
      .then(() => app.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function exit(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
