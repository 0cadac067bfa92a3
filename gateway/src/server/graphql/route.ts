import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyError, FastifyInstance, preHandlerHookHandler, RouteHandlerMethod } from 'fastify';
import { locales } from '../../../../server-kit/language.ts';
import type { AskingVisit } from '../../context.ts';
import type { CookieJar } from '../../session/cookies.ts';
import { millisecondsOf, type Clock } from '../../shared/clock.ts';
import { sharedTexts } from '../../shared/texts/index.ts';
import type { OperationRates } from '../limits/operation-rates.ts';
import { requestLanguage } from '../../session/request-language.ts';
import { texts } from '../texts/index.ts';
import { limitOperations, refuse } from './trusted-documents.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Opened by the operation of the request. */
    visit: Pick<AskingVisit, 'jar' | 'staleness'> | null;
    /** Cookies of a request for an operation. */
    jar: CookieJar | null;
    /** Which trusted document is asked for. */
    trustedHash: string | null;
  }
}

/** Quick packing of answers that are worth it: brotli's default level would cost more than the answer. */
const packing = {
  threshold: 1024,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** Bytes of a request at most (T-43). */
const bodyLimit = 64 * 1024;

let lastSecond = 0;
let lastDate = '';

/** Answers of the same second carry the same header. */
function dateHeader(milliseconds: number): string {
  const second = Math.floor(milliseconds / 1000);
  if (second !== lastSecond) {
    lastSecond = second;
    lastDate = new Date(milliseconds).toUTCString();
  }
  return lastDate;
}

interface RouteOptions {
  url: string;
  /** Whose session is counted by. */
  sessionCookie: string;
  rates: OperationRates;
  clock: Clock;
  secureCookies: boolean;
  /** Lets in the operations that may run. */
  accept: preHandlerHookHandler;
  handler: RouteHandlerMethod;
}

/** `POST` of operations: what stands before and after an operation, whoever runs it. */
export async function registerGraphqlRoute(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const { url, sessionCookie, rates, clock, secureCookies, accept, handler } = options;
  for (const name of ['visit', 'jar', 'trustedHash'] as const)
    if (!app.hasRequestDecorator(name)) app.decorateRequest(name, null);
  await app.register(async (scope) => {
    await scope.register(compress, packing);
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const language = requestLanguage(request);
      const isLarge = error.statusCode === 413;
      if (isLarge || (error.statusCode ?? 500) < 500)
        return refuse(
          reply,
          isLarge ? texts[language].tooLarge : texts[language].malformedRequest,
          'BAD_REQUEST',
          error.statusCode,
        );
      scope.log.error({ err: error }, 'the request failed');
      return refuse(reply, sharedTexts[language].errors.default, 'INTERNAL_SERVER_ERROR', 500);
    });
    scope.route({
      method: 'POST',
      url,
      bodyLimit,
      preHandler: [limitOperations(rates, secureCookies, sessionCookie), accept],
      onSend: (request, reply, _answer, done) => {
        const changes = request.visit?.jar.setCookies() ?? [];
        if (changes.length) void reply.header('set-cookie', changes);
        // As a cache on the way would say it.
        const age = request.visit?.staleness.seconds ?? 0;
        if (age > 0) void reply.header('age', age);
        const vary = reply.getHeader('vary');
        const dependsOn = typeof vary === 'string' ? `${vary}, accept-language` : 'accept-language';
        void reply.headers({ 'content-language': locales[requestLanguage(request)], vary: dependsOn });
        // The web counts down by this clock, which is the services' (N-78).
        void reply.header('date', dateHeader(millisecondsOf(clock.now())));
        done();
      },
      handler,
    });
  });
}
