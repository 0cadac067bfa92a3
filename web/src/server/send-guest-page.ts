import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from './compress.ts';
import type { GuestPage } from './guest-page.ts';

/** Answers with a guest's page, or with 304 when the browser has it already. Nothing in the answer tells of the request. */
export function sendGuestPage(page: GuestPage, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = encodingFor(headers['accept-encoding']);
  const { body, etag } = page.in(encoding);
  reply.removeHeader('x-correlation-id').headers(page.headers).header('etag', etag);
  if (page.age !== null) reply.header('age', page.age);
  if (isKnown(headers['if-none-match'], etag)) return reply.status(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.status(200).send(body);
}

/** Is it among the tags of an `If-None-Match` header? A proxy may have marked it as weak. */
const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
