import { createHash } from 'node:crypto';
import { isIP } from 'node:net';

/** What a value becomes on its way out; null = the header is left out. */
type Rule = (value: string) => string | null;

const fitting =
  (pattern: RegExp, longest: number): Rule =>
  (value) =>
    value.length <= longest && pattern.test(value) ? value : null;

/** A call without it would mean something else, so it fails here instead. */
const needed =
  (pattern: RegExp, longest: number, what: string): Rule =>
  (value) => {
    if (value.length <= longest && pattern.test(value)) return value;
    throw new TypeError(`${what} can't be sent in a header`);
  };

const mediaType = fitting(/^[\w/*+.;=, -]+$/, 200);
/** What the key of a retailer's API may hold. */
export const apiKey = /^[\x20-\x7e]+$/;
const requestKey = /^[\w.:-]{8,64}$/;

/** Keys that are made of several ids may be too long, or hold what no header may: their hash says as much. */
const idempotencyKey: Rule = (value) =>
  requestKey.test(value) ? value : `h.${createHash('sha256').update(value).digest('base64url')}`;

const cookies: Rule = (value) =>
  value
    .split('; ')
    .filter((pair) => pair.length <= 4096 && /^[\w.-]+=[\x21-\x2b\x2d-\x3a\x3c-\x7e]*$/.test(pair))
    .join('; ') || null;

/** Every header that a service may be sent, with what its value has to look like. */
const rules = {
  accept: mediaType,
  'content-type': mediaType,
  // The program of a site that has one of its own (S-165).
  pgm: fitting(/^\w+$/, 16),
  // The zone of a page, its store, and its banner (S-208).
  zone: fitting(/^[\w-]+$/, 64),
  storeid: fitting(/^[\w.:-]+$/, 64),
  banner: fitting(/^[a-z0-9-]+$/, 32),
  'x-client-name': fitting(/^[\w-]+$/, 64),
  'x-client-id': fitting(/^[\w-]+$/, 64),
  'x-correlation-id': fitting(/^[\w-]+$/, 64),
  'x-banner': fitting(/^[a-z0-9-]+$/, 40),
  'x-store-id': fitting(/^[\w.:-]+$/, 64),
  'x-user-timezone': fitting(/^[\w+/-]+$/, 64),
  'x-forwarded-for': (value) => (isIP(value) ? value : null),
  'x-api-key': needed(apiKey, 1024, 'the key of the API'),
  'x-subscription-key': needed(apiKey, 1024, 'the key of a subscription'),
  // Another version would be another answer.
  'x-api-version': needed(/^\d\.\d$/, 3, 'a version of the API'),
  authorization: needed(/^Bearer [\x21-\x7e]+$/, 8192, 'a token'),
  'idempotency-key': idempotencyKey,
  // Without it, a change would overwrite what somebody else has changed since.
  'if-match': needed(/^"\d{1,9}"$/, 11, 'a version'),
  cookie: cookies,
} satisfies Record<string, Rule>;

/** Headers of a call, as far as they are known; null and undefined are not sent. */
export type OutgoingHeaders = Partial<Readonly<Record<keyof typeof rules, string | null | undefined>>>;

/**
 * The one way by which headers leave for a service: nothing that a client has chosen goes out unchecked or unhashed.
 * @throws TypeError for a header without a rule, or a token or key that no header can carry: faults of ours
 */
export function outgoingHeaders(given: OutgoingHeaders): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name in given) {
    const value = given[name as keyof OutgoingHeaders];
    if (value === null || value === undefined) continue;
    if (!Object.hasOwn(rules, name)) throw new TypeError(`there is no rule for the header ${name}`);
    const sent = rules[name as keyof typeof rules](value);
    if (sent !== null) headers[name] = sent;
  }
  return headers;
}
