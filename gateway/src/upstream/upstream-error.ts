import type { ErrorEnvelope } from '../generated/rest.ts';
import type { Language } from '../shared/language.ts';
import { errorText } from './error-text.ts';

/** STATUS: an answer that is not a success. TIMEOUT and UNREACHABLE: no answer came. */
export type UpstreamFailure = 'STATUS' | 'TIMEOUT' | 'UNREACHABLE';

/** The shopper's text for a failed call, by its HTTP status and the services' error envelope. */
export type ErrorText = (status: number, envelope: ErrorEnvelope | null, language: Language) => string;

interface Facts {
  textOf?: ErrorText;
  upstream: string;
  failure: UpstreamFailure;
  status: number;
  correlationId: string;
  envelope?: ErrorEnvelope | null;
  retryAfterSeconds?: number | null;
  setCookies?: readonly string[];
  body?: unknown;
}

/** A call of a service that failed. Its message names neither address nor content, so it may stand in a log. */
export class UpstreamError extends Error {
  readonly upstream: string;
  readonly failure: UpstreamFailure;
  /** HTTP status; 503 stands for unreachable, 504 for too slow. */
  readonly status: number;
  readonly retryAfterSeconds: number | null;
  readonly correlationId: string;
  // Private, so that a logger that writes an error's fields never writes these.
  readonly #envelope: ErrorEnvelope | null;
  readonly #setCookies: readonly string[];
  readonly #textOf: ErrorText;
  readonly #body: unknown;

  constructor(facts: Facts) {
    super(
      `${facts.upstream} answered ${facts.status}${facts.failure === 'STATUS' ? '' : ` (${facts.failure.toLowerCase()})`}`,
    );
    this.name = 'UpstreamError';
    this.upstream = facts.upstream;
    this.failure = facts.failure;
    this.status = facts.status;
    this.correlationId = facts.correlationId;
    this.#textOf = facts.textOf ?? errorText;
    this.#envelope = facts.envelope ?? null;
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
    this.#setCookies = facts.setCookies ?? [];
    this.#body = facts.body;
  }

  /** The services' error envelope (N-76), when one came. */
  get envelope(): ErrorEnvelope | null {
    return this.#envelope;
  }

  /** `Set-Cookie` values of the answer. */
  get setCookies(): readonly string[] {
    return this.#setCookies;
  }

  /** The whole answer, for a refusal that says more than its envelope; undefined when none came. */
  get body(): unknown {
    return this.#body;
  }

  /** The services' code of what the caller did, such as AGE_NOT_MET. */
  get code(): string | undefined {
    return this.envelope?.errors[0]?.code;
  }

  /** What the shopper reads. */
  textIn(language: Language): string {
    return this.#textOf(this.status, this.envelope, language);
  }

  /** The same failure, in the words of one call. */
  in(textOf: ErrorText): UpstreamError {
    const { upstream, failure, status, correlationId, retryAfterSeconds, envelope, setCookies, body } = this;
    return new UpstreamError({
      upstream,
      failure,
      status,
      correlationId,
      retryAfterSeconds,
      envelope,
      setCookies,
      body,
      textOf,
    });
  }
}

/** null for what there is not, an id that no service would take included. @throws the error itself when it is any other */
export function nullWhenMissing(error: unknown): null {
  if (error instanceof UpstreamError && (error.status === 404 || error.status === 400)) return null;
  throw error;
}

/** Not found becomes null; any other failure is rethrown. */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof UpstreamError && error.status === 404) return null;
  throw error;
}
