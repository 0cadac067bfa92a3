import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalPage } from './refusal-page.ts';

const statuses: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers with a page whatever is no page's own answer: an address or headers that can't be read, a form gone wrong. */
export function faultPages({ publicScheme }: { publicScheme: 'http' | 'https' }) {
  const pageOf = (status: number, { cookie = '', acceptLanguage = '' }: { cookie?: string; acceptLanguage?: string }) =>
    refusalPage(status, publicScheme === 'https', { cookie, acceptLanguage });
  const answer = (status: number, { headers: given, id }: FastifyRequest, reply: FastifyReply) => {
    const { cookie = '', 'accept-language': acceptLanguage = '' } = given;
    const { html, headers } = pageOf(status, { cookie, acceptLanguage });
    return reply
      .code(status)
      .headers({ ...headers, 'x-correlation-id': id })
      .send(html);
  };
  return {
    /** Fastify's: an address that can't be decoded. */
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
      void answer(error.statusCode ?? 400, request, reply),

    /** Fastify's: what is no HTTP, and headers beyond all measure, such as cookies of more than 16 KB. */
    clientErrorHandler(error: ConnectionError, socket: Socket): void {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      if (!socket.writable) return void socket.destroy(error);
      const status = statuses[error.code] ?? 400;
      // It is a buffer, whatever its type says.
      const said = (error.rawPacket as unknown as Buffer | undefined)?.toString('latin1') ?? '';
      const [, acceptLanguage = ''] = /^accept-language:([^\r\n]*)/im.exec(said) ?? [];
      const { html, headers } = pageOf(status, { acceptLanguage: acceptLanguage.trim() });
      const all = { ...headers, 'content-length': String(Buffer.byteLength(html)), connection: 'close' };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${html}`, () => socket.destroy());
    },

    /** For what nobody else answers, and what fails on the way. */
    register(app: FastifyInstance): void {
      app.setNotFoundHandler((request, reply) => answer(404, request, reply));
      app.setErrorHandler((error: FastifyError, request, reply) => {
        const status = error.statusCode ?? 500;
        if (status >= 500) request.log.error({ err: error }, 'the request failed');
        return answer(status, request, reply);
      });
    },
  };
}
