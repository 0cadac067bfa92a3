import type { FastifyError } from 'fastify';
import type { ErrorEnvelope } from './contract.ts';
import { mostCharacters } from './most-characters.ts';

type Fault = ErrorEnvelope['errors'][number];
type Problem = NonNullable<FastifyError['validation']>[number];
type Params = Readonly<Record<string, unknown>>;
type Words = (name: string, params: Params) => { code: string; message: string };

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** N-7: what is allowed, in form wording. */
const formats: Readonly<Record<string, string>> = {
  date: 'a real date, like 2026-07-01',
  'date-time': 'a moment in time, like 2026-07-01T17:00:00Z',
  uuid: 'an ID issued by these services',
};

const invalid = (message: string) => ({ code: 'INVALID', message });
const count = (limit: unknown, one: string, many: string) => `${String(limit)} ${limit === 1 ? one : many}`;
const kindOf = (type: unknown) =>
  [type]
    .flat()
    .map((each) => kinds[String(each)] ?? 'a different type')
    .join(' or ');

const tooLong: Words = (name, { limit }) => ({
  code: 'TOO_LONG',
  message: `${name} can have at most ${count(limit, 'character', 'characters')}.`,
});

/** One sentence and one code for each rule that a schema can hold a value to. */
const byRule: Readonly<Record<string, Words>> = {
  required: (name) => ({ code: 'REQUIRED', message: `${name} is required.` }),
  additionalProperties: (name) => ({ code: 'UNKNOWN_FIELD', message: `${name} isn't a field of this request.` }),
  type: (name, { type }) => ({ code: 'WRONG_TYPE', message: `${name} must be ${kindOf(type)}.` }),
  minLength: (name, { limit }) =>
    limit === 1
      ? { code: 'REQUIRED', message: `${name} can't be empty.` }
      : { code: 'TOO_SHORT', message: `${name} needs at least ${count(limit, 'character', 'characters')}.` },
  maxLength: tooLong,
  [mostCharacters]: tooLong,
  minimum: (name, { limit }) => invalid(`${name} must be ${String(limit)} or more.`),
  maximum: (name, { limit }) => invalid(`${name} must be ${String(limit)} or less.`),
  minItems: (name, { limit }) => invalid(`${name} needs at least ${count(limit, 'entry', 'entries')}.`),
  maxItems: (name, { limit }) => invalid(`${name} can have at most ${count(limit, 'entry', 'entries')}.`),
  pattern: (name) => invalid(`${name} isn't in the expected format.`),
  format: (name, { format }) => invalid(`${name} must be ${formats[String(format)] ?? 'in the expected format'}.`),
  enum: (name, { allowedValues }) => invalid(`${name} must be one of ${[allowedValues].flat().join(', ')}.`),
  const: (name, { allowedValue }) => invalid(`${name} must be ${JSON.stringify(allowedValue)}.`),
};

const places: Readonly<Record<string, string>> = {
  body: 'The body',
  querystring: 'The query',
  params: 'The path',
  headers: 'The headers',
};

/**
 * What a schema has against a request, in sentences and codes of ours: one problem per field, the first that was found.
 * @param place body, querystring, params or headers
 */
export function faultsOf(problems: readonly Problem[], place: string | undefined): Fault[] {
  const faults = new Map<string, Fault>();
  for (const problem of problems) {
    const field = fieldOf(problem);
    if (faults.has(field)) continue;
    const name = field === '' ? (places[place ?? ''] ?? 'The request') : field;
    const { code, message } = byRule[problem.keyword]?.(name, problem.params) ?? invalid(`${name} can't be accepted.`);
    faults.set(field, field === '' ? { code, message } : { code, field, message });
  }
  return [...faults.values()];
}

function fieldOf({ instancePath, params }: Problem): string {
  const last = params['missingProperty'] ?? params['additionalProperty'];
  const path = instancePath.slice(1).split('/').map(unescaped);
  return printable([...path, typeof last === 'string' ? last : ''].filter(Boolean).join('.'));
}

const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** A caller's own name for a field may be anything; what is answered is short and can be printed. */
export const printable = (name: string): string => name.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 64);

/** Refusals of the framework, before a route is asked; each with a code and a sentence of ours (N-76). */
const byStatus: Readonly<Record<number, Fault>> = {
  400: { code: 'BAD_REQUEST', message: 'The request could not be read.' },
  404: { code: 'NOT_FOUND', message: "There's nothing at this address." },
  408: { code: 'REQUEST_TIMEOUT', message: 'The request took too long to arrive.' },
  413: { code: 'BODY_TOO_LARGE', message: 'The body is too large.' },
  414: { code: 'ADDRESS_TOO_LONG', message: 'The address is too long.' },
  415: { code: 'MEDIA_TYPE_UNSUPPORTED', message: 'Send the body as application/json.' },
  431: { code: 'HEADERS_TOO_LARGE', message: 'The headers are too large.' },
};
const byCode: Readonly<Record<string, Fault>> = {
  FST_ERR_BAD_URL: { code: 'ADDRESS_MALFORMED', message: "The address isn't valid." },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'CONTENT_LENGTH_WRONG',
    message: "The body's length doesn't match its Content-Length.",
  },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'NOT_JSON', message: "The body isn't valid JSON." },
};

/** The fault that stands for a refusal that is not of our making; nothing of its own text gets out. */
export function refusalOf(status: number, error: { code?: string } = {}): Fault {
  const ofParser = (error as Error) instanceof SyntaxError ? byCode['FST_ERR_CTP_INVALID_JSON_BODY'] : undefined;
  return (
    byCode[error.code ?? ''] ??
    ofParser ??
    byStatus[status] ?? { code: 'REFUSED', message: 'This request was refused.' }
  );
}
