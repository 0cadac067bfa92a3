import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, preHandlerHookHandler } from 'fastify';
import { callerOf } from '../visit.ts';
import type { OperationRates } from '../limits/operation-rates.ts';
import { cookieJar } from '../../session/cookies.ts';
import { requestLanguage } from '../../session/request-language.ts';
import { texts } from '../texts/index.ts';
import { accepted } from './accepted.ts';
import { longestText } from './limits.ts';

/** Texts of operations by their sha256. */
export type TrustedDocuments = Readonly<Record<string, string>>;

const manifest = join(import.meta.dirname, '../../../../web/src/graphql/persisted-documents.json');

/** The operations that the web may run; none when the list is not there. */
export function readTrustedDocuments(path = manifest): TrustedDocuments {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as TrustedDocuments;
  } catch {
    return {};
  }
}

/** What a request for an operation may hold, unchecked. */
export interface Operation {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
  extensions?: { persistedQuery?: { sha256Hash?: unknown } } | null;
}

interface Options {
  documents: () => TrustedDocuments;
  /** Are operations accepted as text too? */
  acceptText: boolean;
}

/** Finds the trusted operation that is asked for, with its text for Apollo Server; refuses anything else with 400. */
export function acceptOperations({ documents, acceptText }: Options): preHandlerHookHandler {
  return (request, reply, done) => {
    const words = texts[requestLanguage(request)];
    const body = request.body as Operation | null | undefined;
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      return void refuse(reply, words.malformedRequest, 'BAD_REQUEST');
    const known = documents();
    const hash = body.extensions?.persistedQuery?.sha256Hash;
    if (typeof hash === 'string' && Object.hasOwn(known, hash)) {
      request.trustedHash = hash;
      body.query = known[hash];
    } else if (!acceptText || typeof body.query !== 'string')
      return void refuse(reply, words.unknownOperation, 'PERSISTED_QUERY_NOT_FOUND');
    else if (body.query.length > longestText) return void refuse(reply, words.tooLarge, 'BAD_REQUEST');
    delete body.extensions;
    // Apollo Server would look for an operation without a name.
    if (body.operationName === '') delete body.operationName;
    done();
  };
}

/** Lets a caller send so many operations in a minute, whatever they are (T-101). */
export function limitOperations(
  rates: OperationRates,
  secureCookies: boolean,
  sessionCookie: string,
): preHandlerHookHandler {
  return (request, reply, done) => {
    request.jar = cookieJar(request.headers.cookie ?? '', secureCookies);
    const goOnAfter = (seconds: number) => {
      if (seconds === 0) return done();
      const refusal = { status: 429, retryAfterSeconds: seconds };
      void reply.code(429).header('retry-after', seconds);
      return void reply.send(graphqlRefusal(reply, texts[requestLanguage(request)].tooFast, 'RATE_LIMITED', refusal));
    };
    const seconds = rates.take('query', callerOf(request.ip, request.jar, sessionCookie));
    if (typeof seconds === 'number') goOnAfter(seconds);
    else seconds.then(goOnAfter, done);
  };
}

/** The body of a GraphQL error outside of Apollo Server, in the type that the caller asked for. */
export function graphqlRefusal(
  reply: FastifyReply,
  message: string,
  code: string,
  more: { status: number; retryAfterSeconds?: number },
): string {
  const { id: correlationId, headers } = reply.request;
  const { answer } = accepted(headers.accept ?? '');
  void reply.type(`${answer ?? 'application/json'}; charset=utf-8`);
  return JSON.stringify({ errors: [{ message, extensions: { code, ...more, correlationId } }] });
}

/** Answers a GraphQL error outside of Apollo Server. */
export function refuse(reply: FastifyReply, message: string, code: string, status = 400): FastifyReply {
  return reply.code(status).send(graphqlRefusal(reply, message, code, { status }));
}
