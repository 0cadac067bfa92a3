import { identityCookies } from './cookie-names.ts';
import type { Clock } from '../shared/clock.ts';
import type { UserInfo } from '../generated/rest.ts';
import type { Bearer } from '../upstream/client.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import type { SessionState, Shopper, Viewer } from './shopper.ts';
import type { CookieJar } from './cookies.ts';
import { forgetAccount, keepAccount, knownAccount } from './known-account.ts';
import type { SiteType } from './sites.ts';
import { signInTarget } from './sign-in-target.ts';
import { isActive, isAuthorizedType } from './validity.ts';

/** The session of one visit. User info is asked for once, and renewed silently once at most (S-109, T-21). */
export interface Session extends Bearer {
  viewer(): Promise<Viewer>;
  /** The shopper, when the session is active and of type R or C (G-68, G-69). */
  shopper(): Promise<Shopper | null>;
  /** Store of the shopper's programs, once user info has come. */
  storeId(): string | null;
  /** Site of the account, once user info has come. */
  siteType(): SiteType | null;
  /** Goes on with the user info of a new sign-in. */
  adopt(info: UserInfo): void;
  /** Goes on without a session. */
  end(): void;
}

interface Known {
  state: SessionState;
  info: UserInfo | null;
  userInfoFailed: boolean;
}

const guest: Known = { state: 'NONE', info: null, userInfoFailed: false };
/** No one can say who this is: that is no reason to sign anyone out. */
const unavailable: Known = { state: 'UNAVAILABLE', info: null, userInfoFailed: true };

const awayStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Did the service give no answer of its own, rather than one against the shopper? */
const isAway = (error: unknown) =>
  error instanceof UpstreamError && (error.failure !== 'STATUS' || awayStatuses.has(error.status));

export interface SessionOptions {
  identity: { userInfo(): Promise<UserInfo>; refresh(): Promise<UserInfo> };
  jar: CookieJar;
  clock: Clock;
  uuid: () => string;
  /** Told when user info fails for another reason than that there is no session. */
  onFailure: (error: unknown) => void;
}

export function createSession({ identity, jar, clock, uuid, onFailure }: SessionOptions): Session {
  let known: Promise<Known> | null = null;
  let storeId: string | null = null;
  let siteType: SiteType | null = null;
  let renewal: Promise<Known> | null = null;

  const active = (info: UserInfo): Known => {
    storeId = info.storeId;
    siteType = info.siteType;
    keepAccount(jar, info);
    return { state: 'ACTIVE', info, userInfoFailed: false };
  };

  async function load(): Promise<Known> {
    if (jar.get(identityCookies.session) === undefined)
      return jar.get(identityCookies.refresh) === undefined ? guest : renewed(null);
    try {
      const info = await identity.userInfo();
      return isActive(info, clock.now()) ? active(info) : await renewed(info);
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 401) return renewed(null);
      onFailure(error);
      return isAway(error) ? unavailable : { ...guest, userInfoFailed: true };
    }
  }

  function renewed(last: UserInfo | null): Promise<Known> {
    renewal ??= renew(last);
    return renewal;
  }

  async function renew(last: UserInfo | null): Promise<Known> {
    const expired: Known = { state: 'EXPIRED', info: last, userInfoFailed: false };
    if (jar.get(identityCookies.refresh) === undefined) return expired;
    try {
      const info = await identity.refresh();
      return isActive(info, clock.now()) ? active(info) : { ...expired, info };
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 401) {
        // Refused for good: without this every later page would ask again.
        jar.clear(identityCookies.session);
        jar.clear(identityCookies.refresh);
        return expired;
      }
      onFailure(error);
      return isAway(error) ? unavailable : expired;
    }
  }

  const current = () => (known ??= load());

  const isAuthorized = ({ state, info }: Known) =>
    state === 'ACTIVE' && info !== null && isAuthorizedType(info.userType);

  return {
    async viewer() {
      const now = await current();
      const { state, info, userInfoFailed } = now;
      return {
        session: state,
        shopper: info && shopperOf(info),
        isAuthorized: isAuthorized(now),
        signInPath: signInTarget({
          userType: info?.userType ?? knownAccount(jar)?.userType ?? null,
          hasRememberMe: jar.get(identityCookies.remember) !== undefined,
          userInfoFailed,
        }),
      };
    },
    async shopper() {
      const now = await current();
      return now.info && isAuthorized(now) ? shopperOf(now.info) : null;
    },
    async token() {
      const { state, info } = await current();
      return state === 'ACTIVE' && info ? info.token : null;
    },
    async renew() {
      const { info } = await current();
      known = renewed(info);
      return this.token();
    },
    storeId: () => storeId,
    siteType: () => siteType,
    adopt(info) {
      renewal = null;
      jar.openSession(clock.now(), uuid());
      known = Promise.resolve(active(info));
    },
    end() {
      forgetAccount(jar);
      storeId = null;
      siteType = null;
      known = Promise.resolve(guest);
    },
  };
}

const shoppers = new WeakMap<UserInfo, Shopper>();

/** User info without its token, made once. */
function shopperOf(info: UserInfo): Shopper {
  let shopper = shoppers.get(info);
  if (!shopper) {
    const { token: _, ...others } = info;
    shoppers.set(info, (shopper = others));
  }
  return shopper;
}
