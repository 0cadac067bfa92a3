import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Authenticate, Principal } from '../../platform/http/auth.ts';
import type { Clock } from '../../platform/clock.ts';
import { secondsOf, sessionLimits } from '../rules/limits.ts';
import type { Keys } from './keys.ts';

const issuer = 'larder-identity';
const audience = 'larder';
/** Tokens that a process remembers, of each kind: a kilobyte each. */
const mostRemembered = 5000;

/** What an access token carries besides the principal (N-2, G-48). */
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

/** Tokens that have been signed with keys, by what they say. */
const signed = new WeakMap<Keys, LRUCache<string, string>>();

/** Signs an access token; the same claims give the same token, which is signed once while it is cached. */
export async function issueToken(keys: Keys, facts: TokenFacts): Promise<string> {
  const known = signed.get(keys) ?? new LRUCache({ max: mostRemembered });
  signed.set(keys, known);
  const says = JSON.stringify(facts);
  const found = known.get(says);
  if (found !== undefined) return found;
  const token = await sign(keys, facts);
  known.set(says, token);
  return token;
}

function sign(keys: Keys, facts: TokenFacts): Promise<string> {
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

/** A token's claims, and when it expires in epoch seconds. */
interface Verified {
  principal: Principal;
  end: number;
}

/**
 * Checks signature, issuer, audience and end of a bearer token, and that its session has not been ended since (T-23).
 * A signature is checked once as long as the token is remembered; its end and its session each time.
 * @param ended whether a session has been ended
 */
export function createAuthenticate(
  clock: Clock,
  keys: () => Promise<Keys>,
  ended: (sessionId: string) => Promise<boolean>,
): Authenticate {
  const remembered = new LRUCache<string, Verified>({ max: mostRemembered });

  return async (token) => {
    const known = remembered.get(token);
    const verified = known ?? (await verify(token, await keys()));
    if (verified === null || verified.end <= epochSeconds(clock.now())) return null;
    if (!known) remembered.set(token, verified);
    return (await ended(verified.principal.sessionId)) ? null : verified.principal;
  };

  async function verify(token: string, { verifying }: Keys): Promise<Verified | null> {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => verifying(kid), {
        algorithms: ['EdDSA'],
        issuer,
        audience,
        requiredClaims: ['exp'],
        currentDate: new Date(clock.now().epochMilliseconds),
      });
      return { principal: Object.freeze(principalOf(payload)), end: payload.exp ?? 0 };
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
