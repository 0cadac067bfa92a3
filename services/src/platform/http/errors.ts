import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorEnvelope } from './contract.ts';
import { isOutage, isUnavailable, retryWriteAfterSeconds, type DatabaseHealth } from '../database/database-health.ts';
import { faultsOf, refusalOf } from './refusal-words.ts';
import { ServiceError } from './service-error.ts';

export { notFound, ServiceError } from './service-error.ts';

/** Fields of a body that do not hold, each with its code and words: 400, all of them at once (N-7). */
export class FieldsError extends Error {
  readonly faults: readonly {
    field: string;
    code: string;
    message: string;
    details?: Readonly<Record<string, string | number>>;
  }[];

  constructor(faults: FieldsError['faults']) {
    super('Some fields in the body are invalid.');
    this.name = 'FieldsError';
    this.faults = faults;
  }
}

export const unauthorized = (): ServiceError => new ServiceError(401, 'UNAUTHORIZED', 'Invalid authorization');

type Caught = FastifyError & { validationContext?: string };

/** The one place where a failure becomes an answer: the envelope of N-76, revealing nothing internal. */
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
        error.faults.map(({ field, code, message, details }) => ({
          code,
          message,
          field,
          ...(details ? { details: { ...details } } : {}),
        })),
      );
    if (error.validation) return answer(request, reply, 400, faultsOf(error.validation, error.validationContext));
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return answer(request, reply, status, [refusalOf(status, error)]);
    const unavailable = status === 503 || isUnavailable(error);
    if (unavailable) reply.header('retry-after', retryWriteAfterSeconds);
    // What is known of the database isn't logged again for every request.
    const isNews = !unavailable || (database.statementFailed(error) && database.current().state === 'ready');
    if (isNews && isOutage(error)) request.log.error(said(error), 'request failed');
    else request.log[isNews ? 'error' : 'debug']({ err: error }, 'request failed');
    const failure = unavailable
      ? { code: 'UNAVAILABLE', message: "The service isn't available right now. Please try again soon." }
      : { code: 'INTERNAL', message: 'Something went wrong on our end.' };
    return answer(request, reply, unavailable ? 503 : 500, [], [failure]);
  });
  app.setNotFoundHandler((request, reply) => answer(request, reply, 404, [refusalOf(404)]));
}

/** Of a database that is away no stack tells more than its own words. */
const said = ({ code, message }: Caught) => ({ code, reason: message });

/** Fastify's `frameworkErrors`: an address that leads to no route, because it can't be read (N-76). */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 400;
  void answer(request, reply.header('x-correlation-id', request.id), status, [refusalOf(status, error)]);
}

/** Fastify's `clientErrorHandler`: malformed or oversized HTTP gets the envelope too (N-76). */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[error.code ?? ''] ?? 400;
  const body = JSON.stringify({
    errors: [refusalOf(status)],
    serviceErrors: [],
    correlationId: randomUUID(),
  } satisfies ErrorEnvelope);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n`;
  if (socket.writable) socket.end(head + body, () => socket.destroy());
  else socket.destroy(error);
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
