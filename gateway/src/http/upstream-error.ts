import type { UpstreamName } from '../config.ts';
import type { ErrorEnvelope } from '../generated/rest.ts';

/** STATUS: an answer that is not a success. TIMEOUT and UNREACHABLE: no answer came. */
export type UpstreamFailure = 'STATUS' | 'TIMEOUT' | 'UNREACHABLE';

/** Whose texts a failure takes: those of all calls, or those of the ZIP look-up or the address update. */
export type Wording = 'GENERAL' | 'ZIP' | 'ADDRESS';

interface Facts {
  wording?: Wording;
  upstream: UpstreamName;
  failure: UpstreamFailure;
  status: number;
  correlationId: string;
  envelope?: ErrorEnvelope | null;
  retryAfterSeconds?: number | null;
  setCookies?: readonly string[];
}

/** A call of a service that failed. Its message names neither address nor content, so it may stand in a log. */
export class UpstreamError extends Error {
  readonly upstream: UpstreamName;
  readonly failure: UpstreamFailure;
  /** HTTP status; 503 stands for unreachable, 504 for too slow. */
  readonly status: number;
  readonly retryAfterSeconds: number | null;
  readonly correlationId: string;
  readonly wording: Wording;
  // Private, so that a logger that writes an error's fields never writes these.
  readonly #envelope: ErrorEnvelope | null;
  readonly #setCookies: readonly string[];

  constructor(facts: Facts) {
    super(
      `${facts.upstream} answered ${facts.status}${facts.failure === 'STATUS' ? '' : ` (${facts.failure.toLowerCase()})`}`,
    );
    this.name = 'UpstreamError';
    this.upstream = facts.upstream;
    this.failure = facts.failure;
    this.status = facts.status;
    this.correlationId = facts.correlationId;
    this.wording = facts.wording ?? 'GENERAL';
    this.#envelope = facts.envelope ?? null;
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
    this.#setCookies = facts.setCookies ?? [];
  }

  /** The services' error envelope (N-76), when one came. */
  get envelope(): ErrorEnvelope | null {
    return this.#envelope;
  }

  /** `Set-Cookie` values of the answer. */
  get setCookies(): readonly string[] {
    return this.#setCookies;
  }

  /** The services' code of what the caller did, such as AGE_NOT_MET. */
  get code(): string | undefined {
    return this.envelope?.errors[0]?.code;
  }

  /** The same failure, said in the texts of one call. */
  in(wording: Wording): UpstreamError {
    const { upstream, failure, status, correlationId, retryAfterSeconds, envelope, setCookies } = this;
    return new UpstreamError({
      upstream,
      failure,
      status,
      correlationId,
      retryAfterSeconds,
      envelope,
      setCookies,
      wording,
    });
  }
}

/** null for what there is not, an id that no service would take included. @throws the error itself when it is any other */
export function nullWhenMissing(error: unknown): null {
  if (error instanceof UpstreamError && (error.status === 404 || error.status === 400)) return null;
  throw error;
}
