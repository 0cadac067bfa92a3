import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { unwrapResolverError } from '@apollo/server/errors';
import type { Viewer } from '../session/shopper.ts';
import type { Language } from '../shared/language.ts';
import { sharedTexts } from '../shared/texts/index.ts';
import { errorCode } from '../upstream/error-text.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { texts } from './texts/index.ts';

/** A field that needs a signed-in shopper was asked for without one (G-68). */
export function signInRefusal(
  { signInPath, session }: Pick<Viewer, 'signInPath' | 'session'>,
  language: Language,
): GraphQLError {
  return new GraphQLError(sharedTexts[language].errors.unauthorized, {
    // An active session of another type needs another sign-in, not a renewal.
    extensions: { code: 'UNAUTHENTICATED', status: 401, signInPath, session: session === 'EXPIRED' ? session : 'NONE' },
  });
}

/** No one can say whether the shopper is signed in; whoever is stays so. */
export function signInUnavailable(language: Language): GraphQLError {
  return new GraphQLError(texts[language].signInUnavailable, {
    extensions: { code: 'SIGN_IN_UNAVAILABLE', status: 503 },
  });
}

const statusByCode: Readonly<Record<string, number>> = {
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  BAD_USER_INPUT: 400,
  BAD_REQUEST: 400,
  OPERATION_RESOLUTION_FAILURE: 400,
};

const readIn = new WeakMap<object, Language>();

/** Keeps what language errors are read in until they are written: Apollo Server doesn't say for whom that is. */
export function willBeReadIn(errors: readonly GraphQLError[], language: Language): void {
  for (const error of errors) readIn.set(error, language);
}

/** The one place where a failure becomes the error of an answer: text, `code` and `status`, and nothing behind it. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const language = (typeof error === 'object' && error && readIn.get(error)) || 'en';
  const { locations: _, ...rest } = formatted;
  if (cause instanceof UpstreamError) {
    const { status, envelope, correlationId, retryAfterSeconds } = cause;
    const wait = retryAfterSeconds === null ? {} : { retryAfterSeconds };
    const extensions = { code: errorCode(status, envelope), status, correlationId, ...wait };
    return { ...rest, message: cause.textIn(language), extensions };
  }
  const code = codeOf(formatted);
  const isOurs = typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR';
  if (!isOurs)
    return {
      ...rest,
      message: sharedTexts[language].errors.default,
      extensions: { code: 'INTERNAL_SERVER_ERROR', status: 500 },
    };
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
