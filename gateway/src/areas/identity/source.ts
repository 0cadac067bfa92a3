import { identityCookies } from '../../session/cookie-names.ts';
import type {
  DemoShopper,
  JoinBody,
  Joining,
  OtpChallenge,
  RememberedShopper,
  StartOtpBody,
  UserInfo,
  VerifyOtpBody,
} from '../../generated/rest.ts';
import type { CallOf, PathOf } from '../../upstream/rest-call.ts';
import type { OutgoingHeaders } from '../../upstream/outgoing-headers.ts';
import type { Upstream, UpstreamCall } from '../../upstream/upstream.ts';
import { UpstreamError } from '../../upstream/upstream-error.ts';
import type { CookieJar } from '../../session/cookies.ts';

/** Calls to the identity service. The browser's session cookies are passed along, both ways. */
export interface IdentitySource {
  userInfo(): Promise<UserInfo>;
  refresh(): Promise<UserInfo>;
  startOtp(body: Omit<StartOtpBody, 'banner'>): Promise<OtpChallenge>;
  verifyOtp(body: Omit<VerifyOtpBody, 'banner'>): Promise<UserInfo>;
  /** The handle verified in this browser; null when there is none, or when it now belongs to a member. */
  joining(): Promise<Joining | null>;
  join(body: Omit<JoinBody, 'banner'>, requestId: string): Promise<UserInfo>;
  cancelJoining(): Promise<void>;
  signOut(everywhere: boolean): Promise<void>;
  /** null if the remember-me cookie names no one. */
  remembered(): Promise<RememberedShopper | null>;
  forget(): Promise<void>;
  /** Empty unless the services run with demo data. */
  demoShoppers(): Promise<DemoShopper[]>;
  demoSignIn(key: string): Promise<UserInfo>;
}

export interface IdentityOptions {
  upstream: Upstream;
  jar: CookieJar;
  banner: string;
  headers: () => OutgoingHeaders;
  uuid: () => string;
}

export function identitySource({ upstream, jar, banner, headers, uuid }: IdentityOptions): IdentitySource {
  const call = async <Verb extends 'GET' | 'POST', Path extends PathOf<'identity', Verb>>(
    method: Verb,
    path: Path,
    given: Pick<UpstreamCall, 'query' | 'body'> & { idempotencyKey?: string } = {},
  ) => {
    const cookie = jar.header(Object.values(identityCookies));
    const { idempotencyKey, ...rest } = given;
    try {
      const answer = await upstream.call({
        method,
        route: path,
        path,
        ...rest,
        headers: { ...headers(), cookie: cookie === '' ? null : cookie, 'idempotency-key': idempotencyKey },
      });
      jar.take(answer.setCookies);
      return answer.body as CallOf<'identity', Verb, Path>['answer'];
    } catch (error) {
      // A refusal may clear cookies, too.
      if (error instanceof UpstreamError) jar.take(error.setCookies);
      throw error;
    }
  };
  const orNone =
    <T>(none: T) =>
    (error: unknown): T => {
      if (error instanceof UpstreamError && error.status === 404) return none;
      throw error;
    };
  const fresh = () => ({ query: { banner, rand: uuid() } });
  return {
    userInfo: () => call('GET', '/auth/userinfo', fresh()),
    refresh: () => call('POST', '/auth/refresh', fresh()),
    startOtp: (body) => call('POST', '/auth/otp/start', { body: { ...body, banner } }),
    verifyOtp: (body) => call('POST', '/auth/otp/verify', { body: { ...body, banner } }),
    joining: () => call('GET', '/auth/joining').catch(orNone(null)),
    join: (body, idempotencyKey) => {
      const send = () => call('POST', '/auth/join', { body: { ...body, banner }, idempotencyKey });
      // The same key gets the same response, so a lost response can be requested again (I-8).
      return send().catch((error: unknown) => {
        if (error instanceof UpstreamError && error.failure !== 'STATUS') return send();
        throw error;
      });
    },
    cancelJoining: async () => void (await call('POST', '/auth/joining/cancel')),
    signOut: async (everywhere) => void (await call('POST', '/auth/sign-out', { body: { everywhere } })),
    remembered: () => call('GET', '/auth/remembered').catch(orNone(null)),
    forget: async () => void (await call('POST', '/auth/forget')),
    demoShoppers: () => call('GET', '/demo/shoppers').catch(orNone<DemoShopper[]>([])),
    demoSignIn: (key) => call('POST', '/demo/sign-in', { body: { key, banner } }),
  };
}
