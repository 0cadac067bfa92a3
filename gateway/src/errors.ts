import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { unwrapResolverError } from '@apollo/server/errors';
import type { UserError } from './generated/resolvers.ts';
import type { ErrorEnvelope } from './generated/rest.ts';
import { UpstreamError, type Wording } from './http/upstream-error.ts';
import type { ViewerModel } from './models.ts';
import { addressErrorText } from './rules/address-error-text.ts';
import { errorCode, errorText, refusalText } from './rules/error-text.ts';
import { zipErrorText } from './rules/zip-error-text.ts';
import { texts } from './texts/en.ts';

/** A field that needs a signed-in shopper was asked for without one (G-68). */
export function signInRefusal({ signInPath, session }: Pick<ViewerModel, 'signInPath' | 'session'>): GraphQLError {
  return new GraphQLError(texts.errors.unauthorized, {
    // An active session of another type needs another sign-in, not a renewal.
    extensions: { code: 'UNAUTHENTICATED', status: 401, signInPath, session: session === 'EXPIRED' ? session : 'NONE' },
  });
}

/** Nobody can say whether the shopper is signed in; whoever is stays so. */
export function signInUnavailable(): GraphQLError {
  return new GraphQLError(texts.errors.signInUnavailable, { extensions: { code: 'SIGN_IN_UNAVAILABLE', status: 503 } });
}

/** The store has no such program (G-114). */
export function gameNotAvailable(): GraphQLError {
  return new GraphQLError(texts.errors.gameNotAvailable, { extensions: { code: 'GAME_NOT_AVAILABLE', status: 404 } });
}

/** There is no such prize (G-81). */
export function prizeNotFound(): GraphQLError {
  return new GraphQLError(texts.errors.prizeNotFound, { extensions: { code: 'PRIZE_NOT_FOUND', status: 404 } });
}

/** The games configuration has no such game (G-115). */
export function gameSummaryEmpty(): GraphQLError {
  return new GraphQLError(texts.errors.gameSummaryEmpty, { extensions: { code: 'GAME_SUMMARY_EMPTY', status: 404 } });
}

/** What was entered can't be a ZIP code (N-7). */
export function notAZipCode(): GraphQLError {
  return new GraphQLError(texts.errors.zip.malformed, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });
}

/**
 * What a shopper did that could not be done, as `userErrors`.
 * @param codes codes of the contract that are the shopper's to solve
 * @param textOf the text of a refusal, where one text for all calls will not do
 * @throws the error itself when it is any other
 */
export function userErrorsOf(
  error: unknown,
  codes: ReadonlySet<string>,
  textOf: (refusal: ErrorEnvelope['errors'][number]) => string = ({ code, message }) => refusalText(code, message),
): UserError[] {
  if (!(error instanceof UpstreamError) || !error.envelope || error.code === undefined || !codes.has(error.code))
    throw error;
  return error.envelope.errors.map((refusal) => ({
    code: refusal.code,
    message: textOf(refusal),
    field: refusal.field ?? null,
  }));
}

const wordings = {
  GENERAL: errorText,
  ZIP: zipErrorText,
  ADDRESS: addressErrorText,
} as const satisfies Record<Wording, typeof errorText>;

const statusByCode: Readonly<Record<string, number>> = {
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  BAD_USER_INPUT: 400,
  BAD_REQUEST: 400,
  OPERATION_RESOLUTION_FAILURE: 400,
};

/** The one place where a failure becomes the error of an answer: text, `code` and `status`, and nothing behind it. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const { locations: _, ...rest } = formatted;
  if (cause instanceof UpstreamError) {
    const { status, envelope, correlationId, wording, retryAfterSeconds } = cause;
    const wait = retryAfterSeconds === null ? {} : { retryAfterSeconds };
    const extensions = { code: errorCode(status, envelope), status, correlationId, ...wait };
    return { ...rest, message: wordings[wording](status, envelope), extensions };
  }
  const code = codeOf(formatted);
  const isOurs = typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR';
  if (!isOurs)
    return { ...rest, message: texts.errors.default, extensions: { code: 'INTERNAL_SERVER_ERROR', status: 500 } };
  const { stacktrace: _trace, ...extensions } = formatted.extensions ?? {};
  return { ...formatted, extensions: { status: statusByCode[code] ?? 500, ...extensions, code } };
}

/** An argument that is refused is bad input, also when it stands in the document and not in a variable. */
function codeOf({ extensions }: GraphQLFormattedError): unknown {
  const isArgument = extensions?.['code'] === 'GRAPHQL_VALIDATION_FAILED' && extensions['argument'] !== undefined;
  return isArgument ? 'BAD_USER_INPUT' : extensions?.['code'];
}

/** Was it neither the caller's doing nor an upstream's? Then it is a fault of ours, and is logged with its stack. */
export function isOwnFault(error: unknown): boolean {
  const cause = unwrapResolverError(error);
  return !(cause instanceof UpstreamError) && !(cause instanceof GraphQLError);
}
