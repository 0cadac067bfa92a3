import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Authenticate, Principal } from '../platform/auth.ts';
import type { Clock } from '../platform/clock.ts';
import { secondsOf, sessionLimits } from './rules/limits.ts';
import type { Keys } from './keys.ts';

const issuer = 'larder-identity';
const audience = 'larder';

/** What an access token says besides the principal (N-2, G-48). */
export interface TokenFacts extends Principal {
  lastName: string;
  loyaltyNumber: string | null;
  tokenId: string;
  amr: string;
  issuedAt: Temporal.Instant;
}

const epochSeconds = (instant: Temporal.Instant): number => Math.floor(instant.epochMilliseconds / 1000);

/** Epoch seconds at which a token of this moment ends: 30 minutes later (N-2). */
export const tokenEnd = (issuedAt: Temporal.Instant): number =>
  epochSeconds(issuedAt) + secondsOf(sessionLimits.accessToken);

/** Signs an access token; the same facts give the same token. */
export function issueToken(keys: Keys, facts: TokenFacts): Promise<string> {
  return new SignJWT({
    gid: facts.gid,
    uid: facts.uuid,
    lln: facts.loyaltyNumber,
    hid: facts.householdId,
    zip: facts.zip,
    fn: facts.firstName,
    ln: facts.lastName,
    ut: facts.userType,
    ctp: facts.customerType,
    ban: facts.banner,
    str: facts.storeId,
    sid: facts.sessionId,
    auth_time: epochSeconds(facts.authenticatedAt),
    amr: facts.amr.split(' '),
  })
    .setProtectedHeader({ alg: 'EdDSA', kid: keys.kid, typ: 'JWT' })
    .setSubject(facts.customerId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setJti(facts.tokenId)
    .setIssuedAt(epochSeconds(facts.issuedAt))
    .setExpirationTime(tokenEnd(facts.issuedAt))
    .sign(keys.signing);
}

/**
 * Checks signature, issuer, audience and end of a bearer token, and that its session has not been ended since (T-23).
 * @param ended whether a session has been ended
 */
export function createAuthenticate(
  clock: Clock,
  keys: () => Promise<Keys>,
  ended: (sessionId: string) => Promise<boolean>,
): Authenticate {
  return async (token) => {
    const principal = await principalIn(token, await keys());
    return principal !== null && (await ended(principal.sessionId)) ? null : principal;
  };

  async function principalIn(token: string, { verifying }: Keys): Promise<Principal | null> {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => verifying(kid), {
        algorithms: ['EdDSA'],
        issuer,
        audience,
        currentDate: new Date(clock.now().epochMilliseconds),
      });
      return principalOf(payload);
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}

function principalOf(claims: JWTPayload): Principal {
  const text = (name: string): string => (typeof claims[name] === 'string' ? claims[name] : '');
  return {
    customerId: text('sub'),
    householdId: text('hid'),
    uuid: text('uid'),
    gid: text('gid'),
    userType: text('ut') as Principal['userType'],
    customerType: text('ctp') as Principal['customerType'],
    banner: text('ban'),
    storeId: text('str'),
    sessionId: text('sid'),
    zip: text('zip'),
    firstName: text('fn'),
    authenticatedAt: Temporal.Instant.fromEpochMilliseconds(Number(claims['auth_time']) * 1000),
  };
}
