import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { getOperationAST, type GraphQLSchema, parse } from 'graphql';
import { EventStream } from '../../../../server-kit/event-stream.ts';
import { networkOf } from '../../../../server-kit/network.ts';
import { places } from '../../../../server-kit/places.ts';
import type { GatewayContext } from '../../context.ts';
import { refused } from '../limits/admission.ts';
import { requestLanguage } from '../../session/request-language.ts';
import { texts } from '../texts/index.ts';
import { accepted } from './accepted.ts';
import { mostTokens } from './limits.ts';
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
  /** For whatever isn't answered with events. */
  otherwise: RouteHandlerMethod;
}

/** A household, an office, or a mobile network shares an address. */
const mostOfAnAddress = 200;
const fullForSeconds = 30;

/**
 * Answers subscriptions as server-sent events: GraphQL over SSE, distinct connections mode. Each answer is an event `next`;
 * `complete` ends them, and errors before the first are answers too. The request passes the same doors as any other. Clients
 * such as urql name events among what they accept for every operation: a query gets them only if nothing else is accepted.
 */
export function eventHandler(app: FastifyInstance, options: Options): RouteHandlerMethod {
  const { most, heartbeatMs = 12_000, openContext, otherwise, operations } = options;
  const subscribe = subscriber(options);
  const room = places({ most, mostPerOwner: mostOfAnAddress });
  const open = new Set<EventStream>();
  // A stream would keep the server from closing.
  app.addHook('preClose', (done) => {
    for (const stream of open) end(stream);
    done();
  });

  return function handle(this, request, reply) {
    if (!isForEvents(request)) return otherwise.call(this, request, reply);
    const body = request.body as Operation;
    if (!isJson.test(request.headers['content-type'] ?? '') || !isPlain(body))
      return refuse(reply, texts[requestLanguage(request)].malformedRequest, 'BAD_REQUEST');
    const leave = room.take(networkOf(request.ip));
    if (leave === null) return full(reply);
    return answered(request, reply, body, leave);
  };

  function isForEvents({ headers, body, trustedHash }: FastifyRequest): boolean {
    const { answer, events } = accepted(headers.accept ?? '');
    if (!events || answer === null) return events;
    const { query, operationName } = body as Operation;
    const name = typeof operationName === 'string' ? operationName : null;
    return trustedHash === null
      ? isSubscription(String(query), name)
      : operations.find(trustedHash, name)?.definition.operation === 'subscription';
  }

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

/** What can't be parsed is none: whoever answers queries says what is wrong with it. */
function isSubscription(text: string, operationName: string | null): boolean {
  if (!text.includes('subscription')) return false;
  try {
    return getOperationAST(parse(text, { maxTokens: mostTokens }), operationName)?.operation === 'subscription';
  } catch {
    return false;
  }
}

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
