import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { callerOf } from './visit.ts';
import { graphqlRefusal } from './graphql/trusted-documents.ts';
import { refused, registerAdmission, type Refusal } from './limits/admission.ts';
import type { OperationRates } from './limits/operation-rates.ts';
import { cookieJar } from '../session/cookies.ts';
import { requestLanguage } from '../session/request-language.ts';
import { texts } from './texts/index.ts';

const operations: readonly (string | undefined)[] = ['/graphql', '/admin/graphql'];
type Route = Pick<FastifyRequest, 'method' | 'routeOptions'>;
/** Is it a page, or a form that a page without JavaScript sends? */
const isPage = ({ method, routeOptions: { url } }: Route): boolean =>
  url === '/*' || (method === 'POST' && url !== undefined && !operations.includes(url));
/** What takes work. Health and files are served whatever happens. */
const isWork = (request: Route): boolean => operations.includes(request.routeOptions.url) || isPage(request);

/** Longest wait for room. */
const patienceMs = 1000;

/** The web's plain page in place of one that is not served now, in the visitor's language, and the headers that go with it. */
export type RefusalPage = (
  status: number,
  https: boolean,
  refused: { cookie: string; acceptLanguage: string },
) => { html: string; headers: Record<string, string> };

type Config = Pick<GatewayConfig, 'concurrency' | 'maxEventLoopDelayMs' | 'publicScheme'> & {
  refusalPage: RefusalPage;
};

/** Turns away what the front has no room for: a plain page for a page, a GraphQL error for an operation. Stands before both. */
export async function registerFrontAdmission(app: FastifyInstance, config: Config): Promise<void> {
  const { concurrency, maxEventLoopDelayMs } = config;
  await registerAdmission(app, {
    most: concurrency,
    queue: concurrency * 2,
    patienceMs,
    maxEventLoopDelayMs,
    isExempt: (request) => !isWork(request),
    body: (request, reply, refusal) =>
      isPage(request)
        ? pageBody(reply, refusal, config)
        : graphqlRefusal(reply, texts[requestLanguage(request)].overloaded, 'OVERLOADED', refusal),
  });
}

/** Lets a viewer and an address open so many pages, and send so many forms, in a minute; 429 with a plain page beyond (T-101). */
export function limitPages(app: FastifyInstance, rates: OperationRates, config: Config): void {
  app.addHook('onRequest', (request: FastifyRequest, reply, done) => {
    if (!isPage(request)) return done();
    const goOnAfter = (seconds: number) => {
      if (seconds === 0) return done();
      const refusal = { status: 429, retryAfterSeconds: seconds } as const;
      return void refused(reply, refusal).send(pageBody(reply, refusal, config));
    };
    const seconds = rates.take('page', callerOf(request.ip, cookieJar(request.headers.cookie ?? '', false)));
    if (typeof seconds === 'number') return goOnAfter(seconds);
    seconds.then(goOnAfter, done);
    return undefined;
  });
}

function pageBody(reply: FastifyReply, { status }: Refusal, { refusalPage, publicScheme }: Config): string {
  const { cookie = '', 'accept-language': acceptLanguage = '' } = reply.request.headers;
  const { html, headers } = refusalPage(status, publicScheme === 'https', { cookie, acceptLanguage });
  void reply.headers({ ...headers, 'x-correlation-id': reply.request.id });
  return html;
}
