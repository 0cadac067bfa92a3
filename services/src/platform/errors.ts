import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorEnvelope } from './contract.ts';
import { isUnavailable, retryWriteAfterSeconds, type DatabaseHealth } from './database-health.ts';

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

/** Fields of a body that do not hold, each with its code and words: 400, all of them at once (N-7). */
export class FieldsError extends Error {
  readonly faults: readonly { field: string; code: string; message: string }[];

  constructor(faults: FieldsError['faults']) {
    super('The body has fields that do not hold.');
    this.name = 'FieldsError';
    this.faults = faults;
  }
}

export const unauthorized = (): ServiceError => new ServiceError(401, 'UNAUTHORIZED', 'Invalid authorization');

type Caught = FastifyError & { validationContext?: string };

/** The one place where a failure becomes an answer: the envelope of N-76, and nothing of what lies behind it. */
export function registerErrors(app: FastifyInstance, database: DatabaseHealth): void {
  app.setErrorHandler((error: Caught, request, reply) => {
    if (error instanceof ServiceError)
      return answer(request, reply.headers(error.headers), error.status, [
        {
          code: error.code,
          message: error.message,
          ...(error.field === undefined ? {} : { field: error.field }),
          ...(error.details === undefined ? {} : { details: { ...error.details } }),
        },
      ]);
    if (error instanceof FieldsError)
      return answer(
        request,
        reply,
        400,
        error.faults.map(({ field, code, message }) => ({ code, message, field })),
      );
    if (error.validation) return answer(request, reply, 400, error.validation.map(described));
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500)
      return answer(request, reply, status, [{ code: error.code ?? 'BAD_REQUEST', message: error.message }]);
    const unavailable = status === 503 || isUnavailable(error);
    if (unavailable) {
      database.statementFailed(error);
      reply.header('retry-after', retryWriteAfterSeconds);
    }
    // What the database's condition has already said once is not said again for every request.
    request.log[unavailable && database.current().state !== 'ready' ? 'debug' : 'error'](
      { err: error },
      'request failed',
    );
    const failure = unavailable
      ? { code: 'UNAVAILABLE', message: 'The service is not available at the moment.' }
      : { code: 'INTERNAL', message: 'Something went wrong.' };
    return answer(request, reply, unavailable ? 503 : 500, [], [failure]);
  });
  app.setNotFoundHandler((request, reply) =>
    answer(request, reply, 404, [{ code: 'NOT_FOUND', message: 'There is nothing at this address.' }]),
  );
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  errors: ErrorEnvelope['errors'],
  serviceErrors: ErrorEnvelope['serviceErrors'] = [],
) {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ errors, serviceErrors, correlationId: request.id } satisfies ErrorEnvelope);
}

function described(problem: NonNullable<FastifyError['validation']>[number]): ErrorEnvelope['errors'][number] {
  const missing = problem.params['missingProperty'];
  const path = problem.instancePath.slice(1).replaceAll('/', '.');
  const field = [path, typeof missing === 'string' ? missing : ''].filter(Boolean).join('.');
  const message = problem.message ?? 'is not valid';
  return field === '' ? { code: 'INVALID', message } : { code: 'INVALID', field, message: `${field} ${message}` };
}
