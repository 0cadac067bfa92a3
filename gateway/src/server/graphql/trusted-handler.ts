import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { AskingVisit } from '../../context.ts';
import { accepted } from './accepted.ts';
import { isWrittenLongerThan, longestAnswer, tooLongAnswer } from './answer-size.ts';
import type { Outcome, RunTrusted } from './run-trusted.ts';
import type { Operation } from './trusted-documents.ts';
import type { TrustedOperations } from './trusted-operations.ts';

interface Options<Visit> {
  operations: TrustedOperations;
  run: RunTrusted<Visit>;
  openContext: (request: FastifyRequest) => Visit;
  /** For whatever is not an ordinary request for a trusted operation. */
  otherwise: RouteHandlerMethod;
}

type Variables = Readonly<Record<string, unknown>>;

/** Answers requests for trusted operations without Apollo Server's pipeline, which takes most of the time of a small one. */
export function trustedHandler<Visit extends AskingVisit>({
  operations,
  run,
  openContext,
  otherwise,
}: Options<Visit>): RouteHandlerMethod {
  return function handle(this, request, reply) {
    const operation = operationOf(request, operations);
    const { answer: type } = accepted(request.headers.accept ?? '');
    if (!operation || type === null) return otherwise.call(this, request, reply);
    const { variables } = request.body as { variables?: Variables | null };
    const context = openContext(request);
    return run(operation, variables ?? {}, context).then((outcome) =>
      sent(reply.header('content-type', `${type}; charset=utf-8`), outcome, context),
    );
  };
}

/** Null unless everything about the request is what the web sends: Apollo Server says what is wrong with any other. */
function operationOf({ headers, body, trustedHash }: FastifyRequest, operations: TrustedOperations) {
  if (trustedHash === null || !isJson.test(headers['content-type'] ?? '')) return null;
  const { variables, operationName } = body as Operation;
  const isPlain = isAbsent(variables) || (typeof variables === 'object' && !Array.isArray(variables));
  const isNamed = isAbsent(operationName) || typeof operationName === 'string';
  return isPlain && isNamed ? operations.find(trustedHash, operationName as string | null | undefined) : null;
}

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;
/** What no form of another site can post. */
export const isJson = /^application\/json(?:; ?charset=utf-8)?$/i;

function sent(reply: FastifyReply, { status, headers, result }: Outcome, context: AskingVisit): FastifyReply {
  const text = JSON.stringify(result);
  if (isWrittenLongerThan(longestAnswer, result.data, text))
    return reply.code(400).send(`${JSON.stringify(tooLongAnswer(context))}\n`);
  for (const [name, value] of headers) void reply.header(name, value);
  return reply.code(status).send(`${text}\n`);
}
