import type {
  AddOperatorPersonBody,
  ChangeOperatorPersonBody,
  Operator,
  OperatorChallenge,
  Person,
  StartOperatorSignInBody,
  VerifyOperatorSignInBody,
} from '../generated/rest.ts';
import type { CookieJar } from '../session/cookies.ts';
import type { OutgoingHeaders } from '../upstream/outgoing-headers.ts';
import { type CallOf, filledPath, type PathOf } from '../upstream/rest-call.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import type { Query, Upstream } from '../upstream/upstream.ts';
import { operatorCookie } from './cookie-names.ts';

type AnswerOf<Path extends PathOf<'operators', 'GET'>> = CallOf<'operators', 'GET', Path>['answer'];
type QueryOf<Path extends PathOf<'operators', 'GET'>> = CallOf<'operators', 'GET', Path>['query'];

/** Calls to the operators' service. The browser's session cookie is passed along, both ways. */
export interface OperatorsSource {
  startSignIn(body: StartOperatorSignInBody): Promise<OperatorChallenge>;
  verifySignIn(body: VerifyOperatorSignInBody): Promise<Operator>;
  signOut(everywhere: boolean): Promise<void>;
  me(): Promise<Operator>;
  people(): Promise<Person[]>;
  person(id: string): Promise<Person>;
  addPerson(body: AddOperatorPersonBody, requestId: string): Promise<Person>;
  changePerson(id: string, body: ChangeOperatorPersonBody, requestId: string): Promise<Person>;
  auditLog(query: QueryOf<'/audit-log'>): Promise<AnswerOf<'/audit-log'>>;
  auditVocabulary(): Promise<AnswerOf<'/audit-log/vocabulary'>>;
  workNow(): Promise<AnswerOf<'/work-now'>>;
  figures(): Promise<AnswerOf<'/figures'>>;
}

interface Options {
  upstream: Upstream;
  jar: CookieJar;
  headers: OutgoingHeaders;
}

export function operatorsSource({ upstream, jar, headers }: Options): OperatorsSource {
  const call = async <Verb extends 'GET' | 'POST', Path extends PathOf<'operators', Verb>>(
    method: Verb,
    path: Path,
    given: { path?: object; query?: Query; body?: object; requestId?: string } = {},
  ) => {
    const cookie = jar.header([operatorCookie]);
    const { path: parts, requestId, ...rest } = given;
    try {
      const answer = await upstream.call({
        method,
        route: path,
        path: filledPath(path, parts),
        ...rest,
        headers: { ...headers, cookie: cookie === '' ? null : cookie, 'idempotency-key': requestId },
      });
      jar.take(answer.setCookies);
      return answer.body as CallOf<'operators', Verb, Path>['answer'];
    } catch (error) {
      if (error instanceof UpstreamError) jar.take(error.setCookies);
      throw error;
    }
  };
  /** A lost answer is asked for once more: the same key gets the same answer (I-8). */
  const twice = async <T>(send: () => Promise<T>): Promise<T> => {
    try {
      return await send();
    } catch (error) {
      if (error instanceof UpstreamError && error.failure !== 'STATUS') return send();
      throw error;
    }
  };
  return {
    startSignIn: (body) => call('POST', '/sign-in/start', { body }),
    verifySignIn: (body) => call('POST', '/sign-in/verify', { body }),
    signOut: async (everywhere) => void (await call('POST', '/sign-out', { body: { everywhere } })),
    me: () => call('GET', '/me'),
    people: () => call('GET', '/people'),
    person: (personId) => call('GET', '/people/{personId}', { path: { personId } }),
    addPerson: (body, requestId) => twice(() => call('POST', '/people', { body, requestId })),
    changePerson: (personId, body, requestId) =>
      twice(() => call('POST', '/people/{personId}', { path: { personId }, body, requestId })),
    auditLog: (query) => call('GET', '/audit-log', { query }),
    auditVocabulary: () => call('GET', '/audit-log/vocabulary'),
    workNow: () => call('GET', '/work-now'),
    figures: () => call('GET', '/figures'),
  };
}
