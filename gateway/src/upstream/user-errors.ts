import type { UserError } from '../generated/resolvers.ts';
import type { ErrorEnvelope } from '../generated/rest.ts';
import type { RefusalWords } from '../shared/refusal-words.ts';
import { UpstreamError } from './upstream-error.ts';

/** An area's texts by the services' code; null or nothing = the services' own words are better. */
export type RefusalTexts = Readonly<Record<string, string | null>>;

/** What a service refuses, with the code of its contract. */
export type Refusal = ErrorEnvelope['errors'][number];

/**
 * What a shopper did that could not be done, as `userErrors`.
 * @param codes codes of the contract that are the shopper's to solve
 * @param textOf the area's texts, or a function where a text needs more than the code
 * @throws the error itself when it is any other
 */
export function userErrorsOf(
  error: unknown,
  codes: ReadonlySet<string>,
  textOf: RefusalTexts | ((refusal: Refusal) => RefusalWords | string),
): UserError[] {
  if (!(error instanceof UpstreamError) || !error.envelope || error.code === undefined || !codes.has(error.code))
    throw error;
  const wordsOf = typeof textOf === 'function' ? textOf : ({ code, message }: Refusal) => textOf[code] ?? message;
  return error.envelope.errors.map((refusal) => {
    const words = wordsOf(refusal);
    const limit = refusal.details?.['limit'];
    return {
      ...(typeof words === 'string' ? { message: words } : words),
      code: refusal.code,
      field: refusal.field ?? null,
      limit: typeof limit === 'number' ? limit : null,
    };
  });
}
