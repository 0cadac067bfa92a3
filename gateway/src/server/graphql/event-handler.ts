import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { EventStream } from '../../../../server-kit/event-stream.ts';
import { networkOf } from '../../../../server-kit/network.ts';
import { places } from '../../../../server-kit/places.ts';
import type { GatewayContext } from '../../context.ts';
import { refused } from '../limits/admission.ts';
import { requestLanguage } from '../../session/request-language.ts';
import { texts } from '../texts/index.ts';
import type { OperationLimits } from './operation-limits.ts';
import { type Answers, subscriber } from './subscribe.ts';
import { graphqlRefusal, type Operation, refuse } from './trusted-documents.ts';
import { isJson } from './trusted-handler.ts';
import type { TrustedOperations } from './trusted-operations.ts';

interface Options {
  schema: GraphQLSchema;
  operations: TrustedOperations;
  limits: OperationLimits;
  /** Streams at once. */
  most: number;
  /** Milliseconds between two signs of life; proxies end what is silent for a minute. */
  heartbeatMs?: number;
  openContext: (request: FastifyRequest) => GatewayContext;
  /** For whoever doesn't ask for events. */
  otherwise: RouteHandlerMethod;
}

/** A household, an office, or a mobile network shares an address. */
const mostOfAnAddress = 200;
const fullForSeconds = 30;

/**
 * Answers subscriptions as server-sent events: GraphQL over SSE, distinct connections mode. Each answer is an event `next`;
 * `complete` ends them, and errors before the first are answers too. The request passes the same doors as any other.
 */
export function eventHandler(app: FastifyInstance, options: Options): RouteHandlerMethod {
  const { most, heartbeatMs = 12_000, openContext, otherwise } = options;
  const subscribe = subscriber(options);
  const room = places({ most, mostPerOwner: mostOfAnAddress });
  const open = new Set<EventStream>();
  // A stream would keep the server from closing.
  app.addHook('preClose', (done) => {
    for (const stream of open) end(stream);
    done();
  });

  return function handle(this, request, reply) {
    if (!asksForEvents(request)) return otherwise.call(this, request, reply);
    const body = request.body as Operation;
    if (!isJson.test(request.headers['content-type'] ?? '') || !isPlain(body))
      return refuse(reply, texts[requestLanguage(request)].malformedRequest, 'BAD_REQUEST');
    const leave = room.take(networkOf(request.ip));
    if (leave === null) return full(reply);
    return answered(request, reply, body, leave);
  };

  async function answered(request: FastifyRequest, reply: FastifyReply, body: Operation, leave: () => void) {
    let isGone = false;
    reply.raw.once('close', () => {
      isGone = true;
      leave();
    });
    const { query, variables, operationName } = body as { query: string; variables?: object; operationName?: string };
    const asked = { hash: request.trustedHash, text: query, operationName: operationName ?? null };
    const answers = await subscribe({ ...asked, variables: { ...variables } }, openContext(request));
    const stream = new EventStream({ heartbeatMs });
    open.add(stream);
    stream.once('close', () => {
      open.delete(stream);
      void answers.return?.();
    });
    if (isGone) stream.destroy();
    else void send(answers, stream);
    // From here on it waits, and takes no one's place.
    request.leave?.();
    void reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' });
    return reply.header('cache-control', 'no-store').send(stream);
  }
}

const asksForEvents = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.split(',').some((type) => type.trim().split(';', 1)[0] === 'text/event-stream');

const isPlain = ({ variables, operationName }: Operation): boolean =>
  (variables === undefined || variables === null || (typeof variables === 'object' && !Array.isArray(variables))) &&
  (operationName === undefined || operationName === null || typeof operationName === 'string');

function full(reply: FastifyReply): FastifyReply {
  const refusal = { status: 503, retryAfterSeconds: fullForSeconds } as const;
  return refused(reply, refusal).send(
    graphqlRefusal(reply, texts[requestLanguage(reply.request)].overloaded, 'OVERLOADED', refusal),
  );
}

async function send(answers: Answers, stream: EventStream): Promise<void> {
  let count = 0;
  try {
    for await (const answer of answers) {
      stream.put(String(++count), { event: 'next', data: JSON.stringify(answer) });
      await stream.drained();
    }
  } finally {
    end(stream);
  }
}

function end(stream: EventStream): void {
  stream.put('complete', { event: 'complete', data: '' });
  stream.end();
}
