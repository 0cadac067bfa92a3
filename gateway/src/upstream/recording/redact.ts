import { createHash } from 'node:crypto';

/** Everything in these fields is a secret: whoever has it is somebody, or owns something. */
const secretFields = /^(?:(?:access|refresh|shop)?token|password|api-?key|proofofwork)$/i;
/** Fields that say who somebody is or where they live, with what stands there instead. */
const personalFields: Readonly<Record<string, string>> = {
  firstname: 'Sam',
  lastname: 'Shopper',
  email: 'shopper@example.com',
  handle: 'shopper@example.com',
  maskedhandle: 's•••@example.com',
  phone: '5125550100',
  number: '5125550100',
  address: '1 Market St',
  address2: '',
  dateofbirth: '1980-01-01',
  clubcard: '00000000000',
  loyaltynumber: '00000000000',
  card: '0000',
  instructions: '',
  comments: '',
};
/** What the browser or the gateway makes up anew each time: no two calls would be the same. */
const passingFields: ReadonlySet<string> = new Set([
  'deviceid',
  'browserid',
  'clientrequestid',
  'clientseed',
  'playkey',
  'requestedts',
  'eventdatetime',
]);
/** Services that answer everybody alike: an address there is a store's. */
const publicServices: ReadonlySet<string> = new Set(['stores', 'catalog', 'content']);

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phone = /\+1\d{10}\b|\(\d{3}\) \d{3}-\d{4}/g;
const signedToken = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g;
const pseudonym = /^redacted-[0-9a-f]{16}$/;

/**
 * The name by which a secret goes in a recording: the same secret has the same name, and no way leads back. A name stays
 * itself, so that what was played back is known when the browser sends it again.
 */
export function pseudonymOf(secret: string): string {
  if (pseudonym.test(secret)) return secret;
  return `redacted-${createHash('sha256').update(subjectOf(secret)).digest('hex').slice(0, 16)}`;
}

/** Whom a signed token speaks for: the next token of the same shopper has the same name. */
function subjectOf(secret: string): string {
  const [, claims] = secret.split('.');
  if (!secret.startsWith('eyJ') || claims === undefined) return secret;
  try {
    const { sub, uid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub?: unknown; uid?: unknown };
    const subject = sub ?? uid;
    return typeof subject === 'string' ? `subject ${subject}` : secret;
  } catch {
    return secret;
  }
}

/**
 * A body as it may be kept: secrets under other names, personal data replaced by that of nobody. Ids, amounts, and what
 * shops say to everybody stay.
 * @param service name of the service that is asked or answers
 */
export function redacted(service: string, body: unknown): unknown {
  const isPublic = publicServices.has(service);
  const visit = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => visit(each, field));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, isPrizeCode(value, name) ? 'REDACTED' : visit(each, name)]),
      );
    return typeof value === 'string' ? redactedText(value, field.toLowerCase(), isPublic) : value;
  };
  return visit(body, '');
}

/** A vendor's code is worth what the prize is worth; codes of refusals and of programs are none. */
const isPrizeCode = (value: object, name: string): boolean => name === 'code' && 'vendorName' in value;

function redactedText(text: string, field: string, isPublic: boolean): string {
  if (secretFields.test(field)) return text === '' ? '' : pseudonymOf(text);
  if (field === 'code' && /^\d{4,8}$/.test(text)) return '000000';
  const personal = isPublic || text === '' ? undefined : personalFields[field];
  if (personal !== undefined) return personal;
  const safe = text.replaceAll(signedToken, (token) => pseudonymOf(token));
  return isPublic ? safe : safe.replaceAll(email, 'shopper@example.com').replaceAll(phone, '5125550100');
}

/** The body of a call without what is made up anew for each: what tells two calls apart. */
export function lastingPart(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(lastingPart);
  if (typeof body !== 'object' || body === null) return body;
  const kept = Object.entries(body).filter(([name]) => !passingFields.has(name.toLowerCase()));
  return Object.fromEntries(inOrder(kept).map(([name, value]) => [name, lastingPart(value)]));
}

/** Entries by their names, so that the same ones are always written alike. */
export const inOrder = <Value>(entries: readonly [string, Value][]): [string, Value][] =>
  entries.toSorted(([one], [other]) => (one < other ? -1 : 1));

/** A `Set-Cookie` line, or a pair of a `Cookie` line, with another name for its value. */
export const redactedCookie = (line: string): string =>
  line.replace(/^([^=]+)=([^;]+)/, (_, name: string, value: string) => `${name}=${pseudonymOf(value)}`);
