import { GraphQLError, Kind, type ExecutionResult, type GraphQLFormattedError } from 'graphql';
import type { AskingVisit, GatewayContext } from '../../context.ts';
import { formatError, willBeReadIn } from '../errors.ts';
import { logFaults } from './answer-errors.ts';
import type { Execute } from './execute.ts';
import type { OperationLimits } from './operation-limits.ts';
import type { TrustedOperation } from './trusted-operations.ts';

/** What became of an operation: the status and headers that go with it, and its answer. */
export interface Outcome {
  status: number;
  headers: Iterable<readonly [string, string]>;
  result: { data?: Record<string, unknown> | null; errors?: GraphQLFormattedError[] };
}

/** Runs an operation that is known by its id, as Apollo Server would run its text, and answers the same. */
export type RunTrusted<Visit = GatewayContext> = (
  operation: TrustedOperation,
  variables: Readonly<Record<string, unknown>>,
  context: Visit,
) => Promise<Outcome>;

/** Completes the errors of an answer with what only the visit knows. */
export type Complete<Visit> = (
  errors: readonly GraphQLFormattedError[],
  visit: Visit,
) => Promise<GraphQLFormattedError[]>;

const noHeaders: Outcome['headers'] = [];

/** @param limits what stands before every operation. @param execute what runs it. @param complete what completes errors */
export const trustedRunner =
  <Visit extends AskingVisit>(
    limits: OperationLimits,
    execute: Execute<Visit>,
    complete: Complete<Visit>,
  ): RunTrusted<Visit> =>
  async ({ document, definition, compiled }, variables, context) => {
    const { caller, language } = context;
    const limited = limits({ document, operation: definition, variables, caller, language });
    const refusal = limited instanceof Promise ? await limited : limited;
    if (refusal) return failed({ errors: [refusal] }, context, complete);
    const operationName = definition.name?.value ?? null;
    const { data, errors } = await execute({ document, operationName, variables, context }, compiled);
    if (data !== undefined && !errors) return { status: 200, headers: noHeaders, result: { data } };
    return failed(data === undefined ? { errors: errors ?? [] } : { errors: errors ?? [], data }, context, complete);
  };

/** What is answered to errors, and to whatever data there is beside them. */
export async function failed<Visit extends AskingVisit>(
  {
    data,
    errors: thrown,
  }: Pick<ExecutionResult<Record<string, unknown>>, 'data'> & { errors: readonly GraphQLError[] },
  context: Visit,
  complete: Complete<Visit>,
): Promise<Outcome> {
  const errors = thrown.map(asBadInput);
  willBeReadIn(errors, context.language);
  logFaults(errors, context);
  const http: Http = { status: undefined, headers: new Map() };
  const formatted = errors.map((error) => formatError(withCode(error, http), error));
  const isUnrun = data === undefined;
  return {
    status: http.status ?? (isUnrun ? 400 : 200),
    headers: http.headers,
    result: { errors: await complete(formatted, context), ...(isUnrun ? {} : { data }) },
  };
}

/** A variable that can't be what its definition says is bad input. */
function asBadInput(error: GraphQLError): GraphQLError {
  const isVariable = error.nodes?.length === 1 && error.nodes[0]?.kind === Kind.VARIABLE_DEFINITION;
  if (!isVariable || error.extensions['code'] !== undefined) return error;
  const { message, nodes, originalError, extensions } = error;
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    originalError: originalError ?? error,
    extensions: { ...extensions, code: 'BAD_USER_INPUT' },
  });
}

interface Http {
  status: number | undefined;
  headers: Map<string, string>;
}

/** The error as it is written, with a code; what it says of the HTTP answer goes there. */
function withCode(error: GraphQLError, answer: Http): GraphQLFormattedError {
  const { http, ...extensions } = error.extensions;
  const { status, headers } = (http ?? {}) as { status?: number; headers?: ReadonlyMap<string, string> };
  answer.status = status ?? answer.status;
  for (const [name, value] of headers ?? []) answer.headers.set(name, value);
  return { ...error.toJSON(), extensions: { ...extensions, code: extensions['code'] ?? 'INTERNAL_SERVER_ERROR' } };
}
