/** A refusal that the caller may read: it becomes the error envelope with this status (N-76). */
export class ServiceError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, string | number>> | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    field?: string,
    headers: Readonly<Record<string, string>> = {},
    details?: Readonly<Record<string, string | number>>,
  ) {
    super(message);
    this.name = 'ServiceError';
    this.status = status;
    this.code = code;
    this.field = field;
    this.headers = headers;
    this.details = details;
  }
}

/** The resource doesn't exist, or isn't for this caller (G-114, T-42). */
export const notFound = (code: string, message: string): ServiceError => new ServiceError(404, code, message);
