import type { UserError } from '../generated/resolvers.ts';
import type { ErrorEnvelope } from '../generated/rest.ts';
import type { RefusalWords } from '../shared/refusal-words.ts';
import type { Language } from '../shared/language.ts';
import { serviceWords } from '../shared/service-words.ts';
import { UpstreamError } from './upstream-error.ts';

/** An area's texts by the services' code; null or nothing = the words that every area has, or the services' own. */
export type RefusalTexts = Readonly<Record<string, string | null>>;

/** Fields that services call otherwise than the inputs of mutations do. */
const inputFields: Readonly<Record<string, string>> = {
  acceptCents: 'acceptPrice',
  ebtCents: 'snapCents',
  expectedTotalCents: 'expectedTotal',
  nextRunDate: 'nextDate',
  productBpn: 'productId',
  runDate: 'date',
  skip: 'skipDate',
  startDateTime: 'startDate',
  unskip: 'unskipDate',
  versionNumber: 'version',
};

/** The input field that a service means; a field of one of its items is a field of the input. */
function inputField(field: string): string {
  const name = field.replace(/^items\[\d+\]\./, '');
  return inputFields[name] ?? name;
}

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
  language: Language,
): UserError[] {
  if (!(error instanceof UpstreamError) || !error.envelope || error.code === undefined || !codes.has(error.code))
    throw error;
  const wordsOf =
    typeof textOf === 'function'
      ? textOf
      : (refusal: Refusal) => textOf[refusal.code] ?? serviceWords(refusal, language);
  return error.envelope.errors.map((refusal) => {
    const words = wordsOf(refusal);
    const limit = refusal.details?.['limit'];
    return {
      ...(typeof words === 'string' ? { message: words } : words),
      code: refusal.code,
      field: refusal.field == null ? null : inputField(refusal.field),
      limit: typeof limit === 'number' ? limit : null,
    };
  });
}
