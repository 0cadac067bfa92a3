import type { ErrorEnvelope } from '../generated/rest.ts';
import type { Language } from '../shared/language.ts';
import { sharedTexts } from '../shared/texts/index.ts';

type Envelope = Pick<ErrorEnvelope, 'errors' | 'serviceErrors'>;

/**
 * The shopper's text for a failed call (G-99..G-104).
 * @param status HTTP status, or the one that stands for no answer (503 unreachable, 504 too slow)
 * @param envelope the services' error envelope (N-76), when one came
 */
export function errorText(status: number, envelope: Envelope | null, language: Language): string {
  const words = sharedTexts[language].errors;
  // Services speak English.
  const said = language === 'en' ? envelope : null;
  const first = said?.errors[0]?.message;
  const firstService = said?.serviceErrors[0]?.message;
  switch (status) {
    case 401:
      return first || firstService || words.unauthorized;
    case 403:
      return first || firstService || words.default;
    case 400:
      return first || firstService || words.default;
    case 500:
    case 503:
      return firstService || words.default;
    default:
      return words.default;
  }
}

const codesByStatus: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'RATE_LIMITED',
  503: 'UPSTREAM_UNAVAILABLE',
  504: 'UPSTREAM_TIMEOUT',
};

/** Stable code of a failed call: of what the caller did the services' own, of the rest one by its status. */
export function errorCode(status: number, envelope: Envelope | null): string {
  const own = envelope?.errors[0]?.code;
  // N-3: the session holds, but a sensitive action wants a fresh code.
  if (status === 401 && own !== 'STEP_UP_REQUIRED') return 'UNAUTHENTICATED';
  return own || (codesByStatus[status] ?? 'UPSTREAM_ERROR');
}
