import type { FastifyInstance, FastifyRequest, preHandlerHookHandler } from 'fastify';
import type { Clock } from '../clock.ts';
import { ServiceError, unauthorized } from './errors.ts';

/** The caller, according to a verified bearer token (N-2). */
export interface Principal {
  customerId: string;
  householdId: string;
  uuid: string;
  gid: string;
  /** G guest, R registered, C customer, A anonymous or other (G-47). */
  userType: 'G' | 'R' | 'C' | 'A';
  /** C customer, E employee (N-5). */
  customerType: 'C' | 'E';
  banner: string;
  storeId: string;
  sessionId: string;
  zip: string;
  firstName: string;
  /** When the shopper last proved who they are (N-3). */
  authenticatedAt: Temporal.Instant;
}

/** Returns the principal of a token, or null when it is tampered with, expired, or not ours. */
export type Authenticate = (token: string) => Promise<Principal | null>;

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
    /** Would its token still be taken? True for a request without one. */
    isStillGood: () => Promise<boolean>;
  }
}

/** Puts the verified bearer on every request; a bad token counts as none, the route decides (T-23). */
export function registerAuth(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('principal', null);
  app.decorateRequest('isStillGood', async function (this: FastifyRequest) {
    const token = tokenOf(this);
    return token === null || (await authenticate(token)) !== null;
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const token = tokenOf(request);
    if (token === null) return done();
    const known = (principal: Principal | null) => {
      request.principal = principal;
      done();
    };
    authenticate(token).then(known, done);
  });
}

function tokenOf({ headers }: FastifyRequest): string | null {
  const [scheme, token] = (headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}

/** preHandler: 401 "Invalid authorization" for no token, a tampered one, and types G and A (G-68, T-23). */
export const requireShopper: preHandlerHookHandler = (request, _reply, done) =>
  done(memberOf(request) ? undefined : unauthorized());

/** The signed-in shopper of a request that went through `requireShopper`. */
export function shopperOf(request: FastifyRequest): Principal {
  const member = memberOf(request);
  if (!member) throw unauthorized();
  return member;
}

/** The path names an account that isn't the bearer's: the same answer whether or not it exists (T-24). */
export const notYours = (): ServiceError => new ServiceError(403, 'FORBIDDEN', 'You can only see your own account.');

/** The signed-in shopper of a route that visitors may call too; null for them, and for types G and A. */
export function memberOf({ principal }: FastifyRequest): Principal | null {
  return principal === null || principal.userType === 'G' || principal.userType === 'A' ? null : principal;
}

/** Minutes a sign-in counts as recent enough for a sensitive action (N-3). */
export const recentSignInMinutes = 45;

/** Sensitive actions need a recent sign-in; an older one is 401 STEP_UP_REQUIRED (N-3). */
export const requireRecentSignIn = (principal: Principal, clock: Clock): void =>
  requireRecent(principal.authenticatedAt, clock);

/** The same by the time alone. @throws ServiceError 401 STEP_UP_REQUIRED */
export function requireRecent(authenticatedAt: Temporal.Instant, clock: Clock): void {
  const age = clock.now().epochMilliseconds - authenticatedAt.epochMilliseconds;
  if (age > recentSignInMinutes * 60_000)
    throw new ServiceError(401, 'STEP_UP_REQUIRED', "Confirm it's you with a one-time code.");
}
