import { identityCookies } from '../../session/cookie-names.ts';
import type {
  AddPasskeyBody,
  DemoShopper,
  JoinBody,
  Joining,
  OtpChallenge,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  RememberedShopper,
  SignInWithPasskeyBody,
  StartOtpBody,
  StartPasskeyBody,
  UserInfo,
  VerifyOtpBody,
} from '../../generated/rest.ts';
import { type CallOf, filledPath, type PathOf } from '../../upstream/rest-call.ts';
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
  startPasskeySignIn(body: StartPasskeyBody): Promise<PasskeyRequest>;
  signInWithPasskey(body: Omit<SignInWithPasskeyBody, 'banner'>): Promise<UserInfo>;
  startPasskey(body: StartPasskeyBody): Promise<PasskeyCreation>;
  addPasskey(body: AddPasskeyBody): Promise<Passkey>;
  passkeys(): Promise<Passkey[]>;
  renamePasskey(id: string, name: string): Promise<Passkey>;
  removePasskey(id: string): Promise<void>;
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
    given: Pick<UpstreamCall, 'query' | 'body'> & { path?: object; idempotencyKey?: string } = {},
  ) => {
    const cookie = jar.header(Object.values(identityCookies));
    const { path: parts, idempotencyKey, ...rest } = given;
    try {
      const answer = await upstream.call({
        method,
        route: path,
        path: filledPath(path, parts),
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
    startPasskeySignIn: (body) => call('POST', '/auth/passkeys/sign-in/start', { body }),
    signInWithPasskey: (body) => call('POST', '/auth/passkeys/sign-in', { body: { ...body, banner } }),
    startPasskey: (body) => call('POST', '/auth/passkeys/start', { body }),
    addPasskey: (body) => call('POST', '/auth/passkeys', { body }),
    passkeys: () => call('GET', '/auth/passkeys'),
    renamePasskey: (id, name) =>
      call('POST', '/auth/passkeys/{credentialId}/name', { path: { credentialId: id }, body: { name } }),
    removePasskey: async (id) =>
      void (await call('POST', '/auth/passkeys/{credentialId}/remove', { path: { credentialId: id } })),
    demoShoppers: () => call('GET', '/demo/shoppers').catch(orNone<DemoShopper[]>([])),
    demoSignIn: (key) => call('POST', '/demo/sign-in', { body: { key, banner } }),
  };
}
